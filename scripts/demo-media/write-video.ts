/** Encodes frames as they are made: H.264 that every browser plays, its index in front. */
import { spawn } from "node:child_process";
import { once } from "node:events";

export type VideoSize = { width: number; height: number; framesPerSecond: number };

export async function writeVideo(file: string, size: VideoSize, frames: Iterable<Uint8Array>): Promise<void> {
  const { width, height, framesPerSecond } = size;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const output =
    "-c:v libx264 -preset slow -crf 25 -pix_fmt yuv420p -g 15 -threads 1 -an -movflags +faststart -fflags +bitexact -flags:v +bitexact -map_metadata -1";
  const encoder = spawn("ffmpeg", ["-loglevel", "error", "-y", ...input.split(" "), ...output.split(" "), file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(encoder, "close");
  for (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${file}`);
}

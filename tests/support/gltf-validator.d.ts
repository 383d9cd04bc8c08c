/**
 * The part of Khronos's validator that the tests use; it has no types. Severities: 0 error, 1 warning, 2 and 3 remarks.
 */
declare module "gltf-validator" {
  export function validateBytes(
    file: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<{ issues: { messages: { code: string; message: string; severity: number; pointer?: string }[] } }>;
}

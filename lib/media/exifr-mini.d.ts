/** The build of exifr that reads only JPEG; the package declares types for its full build only. */
declare module "exifr/dist/mini.umd.js" {
  import exifr from "exifr";
  export default exifr;
}

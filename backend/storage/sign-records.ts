/** Signs every file address in a record before it is sent. */
import type { Company, DocumentRecord, Employee, Image, Region, Video } from "../../lib/domain/entities";
import type { Storage } from "./storage";

export function signImage(storage: Storage, image: Image): Image {
  return {
    ...image,
    url: storage.sign(image.url),
    ...(image.thumbnailUrl ? { thumbnailUrl: storage.sign(image.thumbnailUrl) } : {}),
  };
}

export function signVideo(storage: Storage, video: Video): Video {
  return {
    ...video,
    ...(video.url ? { url: storage.sign(video.url) } : {}),
    ...(video.images ? { images: video.images.map((image) => signImage(storage, image)) } : {}),
  };
}

/** Signs the addresses in the region's expanded records. */
export function signRegion(storage: Storage, region: Region): Region {
  return {
    ...region,
    ...(region.videos ? { videos: region.videos.map((video) => signVideo(storage, video)) } : {}),
    ...(region.images ? { images: region.images.map((image) => signImage(storage, image)) } : {}),
  };
}

export function signDocument(storage: Storage, document: DocumentRecord): DocumentRecord {
  return { ...document, url: storage.sign(document.url) };
}

/** Also removes `firstState` outside the demo (`demo` is null), where a company cannot be reset. */
export function signCompany({ storage, demo }: { storage: Storage; demo: object | null }, company: Company): Company {
  const { firstState, ...rest } = company;
  return {
    ...rest,
    ...(demo !== null && firstState !== undefined ? { firstState } : {}),
    ...(company.logoUrl ? { logoUrl: storage.sign(company.logoUrl) } : {}),
  };
}

export function signEmployee(storage: Storage, employee: Employee): Employee {
  return employee.photoUrl ? { ...employee, photoUrl: storage.sign(employee.photoUrl) } : employee;
}

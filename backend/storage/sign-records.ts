/** Records as they are answered: every address of a stored file with leave to read it. */
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

/** With whatever of it is expanded. */
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

export function signCompany(storage: Storage, company: Company): Company {
  return company.logoUrl ? { ...company, logoUrl: storage.sign(company.logoUrl) } : company;
}

export function signEmployee(storage: Storage, employee: Employee): Employee {
  return employee.photoUrl ? { ...employee, photoUrl: storage.sign(employee.photoUrl) } : employee;
}

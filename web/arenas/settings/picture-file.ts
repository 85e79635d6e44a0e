import { pictureMediaTypes, pictureRules, type ArenaPicture } from "../../../server/arenas/arena-logo.rules";
import { accessToken } from "../../relay/access";

/** In bytes: phone photos may be this large. */
const largestChosen = 15 * 1024 * 1024;
const notReadable = "Escolha uma imagem PNG, JPEG ou WebP de até 15 MB";
const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";

/** Longest side in pixels: the largest size at which the picture is shown. */
const sides = { LOGO: 512, COVER: 1600 };

type Outcome = { path: string } | { problem: string };

/** Redraws the picture at the size at which it is shown, which also drops the file's metadata, and uploads it. */
export async function sendPicture(which: ArenaPicture, arenaKey: string, file: File): Promise<Outcome> {
  if (file.size > largestChosen || !pictureMediaTypes.includes(file.type)) return { problem: notReadable };
  const drawn = await draw(which, file).catch(() => null);
  if (!drawn) return { problem: notReadable };
  try {
    const token = await accessToken();
    const response = await fetch(pictureRules[which].sendPath(arenaKey), {
      method: "PUT",
      body: drawn,
      headers: { "Content-Type": drawn.type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    });
    const answer = (await response.json()) as {
      logoPath?: string;
      coverPath?: string;
      errors?: { message?: string }[];
    };
    const path = answer.logoPath ?? answer.coverPath;
    return path ? { path } : { problem: answer.errors?.[0]?.message ?? offline };
  } catch {
    return { problem: offline };
  }
}

async function draw(which: ArenaPicture, file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, sides[which] / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Browsers that cannot encode WebP fall back to PNG.
  const first = await encoded(canvas, "image/webp");
  if (first && first.size <= pictureRules[which].largest) return first;
  // JPEG has no transparency: paint a white background.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encoded(canvas, "image/jpeg");
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

/**
 * The picture as a data URL, fetched with the user's token because it may not be public yet; null if the request fails.
 */
export async function fetchPicture(path: string): Promise<string | null> {
  try {
    const token = await accessToken();
    const response = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    if (!response.ok) return null;
    const picture = await response.blob();
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("load", () =>
        resolve(typeof reader.result === "string" ? reader.result : null),
      );
      reader.addEventListener("error", () => resolve(null));
      reader.readAsDataURL(picture);
    });
  } catch {
    return null;
  }
}

import {
  drawnSide,
  largestPhoto,
  photoMediaTypes,
  photoRefused,
  sendPhotoPath,
} from "../../server/athletes/photo.rules";
import { photoHeaders } from "./public/AthletePhoto";

/** As large as photos of a phone are. */
const largestChosen = 15 * 1024 * 1024;
const notReadable = "Escolha uma imagem PNG, JPEG ou WebP de até 15 MB";
const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";

type Outcome = { path: string } | { problem: string };

/** Crops the middle square out of a picture, scales it to the size it is shown at, and sends it without its metadata. */
export async function sendPhoto(athleteKey: string, file: File): Promise<Outcome> {
  if (file.size > largestChosen || !photoMediaTypes.includes(file.type)) return { problem: notReadable };
  const drawn = await draw(file).catch(() => null);
  if (!drawn) return { problem: notReadable };
  if (drawn.size > largestPhoto) return { problem: photoRefused };
  try {
    const response = await fetch(sendPhotoPath(athleteKey), {
      method: "PUT",
      body: drawn,
      headers: { "Content-Type": drawn.type, ...(await photoHeaders()) },
    });
    const answer = (await response.json()) as { photoPath?: string; errors?: { message?: string }[] };
    return answer.photoPath
      ? { path: answer.photoPath }
      : { problem: answer.errors?.[0]?.message ?? offline };
  } catch {
    return { problem: offline };
  }
}

async function draw(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = drawnSide;
  canvas.height = drawnSide;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency: behind it is the white of paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, drawnSide, drawnSide);
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    drawnSide,
    drawnSide,
  );
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.88));
}

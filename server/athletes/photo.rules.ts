import type { Mail } from "../platform/mail/mail.rules";
import type { BarePicture } from "../platform/uploads.rules";

export const photoMediaTypes: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
] satisfies BarePicture["mediaType"][];

/** In bytes. */
export const largestPhoto = 256 * 1024;
/** In pixels. The web app sends `drawnSide`, as sharp as a photo is ever shown. */
const shortestSide = 64;
const longestSide = 1024;
export const drawnSide = 384;

export const photoRefused = "A foto deve ser uma imagem PNG, JPEG ou WebP de até 256 kB";
export const photoMeasures = `A foto deve ser quadrada, de ${shortestSide} a ${longestSide} pixels de lado`;
export const photoOfMinor = "Enquanto você é menor de idade, só quem responde por você escolhe a foto";

/** GET fetches the photo. @param key another with each photo */
export const photoPath = (key: string): string => `/fotos/${key}`;
/** PUT puts a photo in the place of the one before. @param athleteId the athlete's key */
export const sendPhotoPath = (athleteId: string): string => `/fotos/atletas/${athleteId}`;

export const isSquare = ({ width, height }: Pick<BarePicture, "width" | "height">): boolean =>
  width === height && width >= shortestSide && width <= longestSide;

/** To the athlete and a minor's guardians, after another user removed the photo. @param url the profile page. */
export const photoRemovedMail = (
  to: { email: string; name: string },
  { by, url, child = null }: { by: string; url: string; child?: string | null },
): Mail => ({
  to: to.email,
  bell: true,
  subject: child === null ? "Sua foto foi removida" : `A foto de ${child} foi removida`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    child === null
      ? `${by} removeu a sua foto do perfil na Praia.`
      : `${by} removeu a foto do perfil de ${child}, por quem você responde.`,
    "A remoção fica no “Histórico de alterações” do perfil. Outra foto pode ser enviada. Se você não concorda, fale com a sua arena.",
  ],
  action: { label: "Ver o perfil", url },
});

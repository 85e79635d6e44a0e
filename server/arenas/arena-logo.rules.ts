import type { BarePicture } from "../platform/uploads.rules";

/** What an arena shows of itself in pictures: its logo, and a wide one at the head of its page. */
export const arenaPictures = ["LOGO", "COVER"] as const;
export type ArenaPicture = (typeof arenaPictures)[number];

interface PictureRule {
  /** In bytes. */
  largest: number;
  /** In points, either way: what it takes to draw it is bounded too. */
  shortestSide: number;
  longestSide: number;
  /** GET fetches the picture. @param key another with each picture */
  path: (key: string) => string;
  /** PUT puts a picture in the place of the one before. @param arenaKey an arena's key */
  sendPath: (arenaKey: string) => string;
  says: { refused: string; measures: string; signIn: string };
}

const says = (name: string, size: string, from: number, to: number): PictureRule["says"] => ({
  refused: `A ${name} deve ser uma imagem PNG, JPEG ou WebP de até ${size}`,
  measures: `A ${name} deve ter de ${from} a ${to} pixels de cada lado`,
  signIn: `Entre para enviar a ${name} da arena.`,
});

export const pictureRules: Record<ArenaPicture, PictureRule> = {
  // What is shown is no larger than a hand's breadth.
  LOGO: {
    largest: 512 * 1024,
    shortestSide: 16,
    longestSide: 1024,
    path: (key) => `/logos/${key}`,
    sendPath: (arenaKey) => `/logos/arenas/${arenaKey}`,
    says: says("logo", "512 kB", 16, 1024),
  },
  COVER: {
    largest: 1024 * 1024,
    shortestSide: 200,
    longestSide: 2048,
    path: (key) => `/logos/capas/${key}`,
    sendPath: (arenaKey) => `/logos/capas/arenas/${arenaKey}`,
    says: says("capa", "1 MB", 200, 2048),
  },
};

export const pictureMediaTypes: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
] satisfies BarePicture["mediaType"][];

/** The address of a picture; null where there is none. */
export const arenaPicturePath = (picture: ArenaPicture, key: string | null): string | null =>
  key === null ? null : pictureRules[picture].path(key);

export function hasMeasures(
  picture: ArenaPicture,
  { width, height }: Pick<BarePicture, "width" | "height">,
): boolean {
  const { shortestSide, longestSide } = pictureRules[picture];
  return [width, height].every((side) => side >= shortestSide && side <= longestSide);
}

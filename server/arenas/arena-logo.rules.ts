import type { BarePicture } from "../platform/picture.rules";

/** Half a megabyte: what is shown is no larger than a hand's breadth. */
export const largestLogo = 512 * 1024;
/** In points, either way: what it takes to draw it is bounded too. */
export const longestLogoSide = 1024;
const shortestLogoSide = 16;

export const logoMediaTypes: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
] satisfies BarePicture["mediaType"][];
export const logoRefused = "A logo deve ser uma imagem PNG, JPEG ou WebP de até 512 kB";
export const logoMeasures = `A logo deve ter de ${shortestLogoSide} a ${longestLogoSide} pixels de cada lado`;

/** GET fetches the picture. @param logoKey another with each picture */
export const arenaLogoPath = (logoKey: string): string => `/logos/${logoKey}`;

/** PUT puts a picture in the place of the one before. @param arenaKey an arena's key */
export const sendLogoPath = (arenaKey: string): string => `/logos/arenas/${arenaKey}`;

const fits = (side: number): boolean => side >= shortestLogoSide && side <= longestLogoSide;

export const hasLogoMeasures = ({ width, height }: Pick<BarePicture, "width" | "height">): boolean =>
  fits(width) && fits(height);

/** Pictures of the product: written, as they are, by `npm run screenshots:landing`. */
export const pictures = {
  create: {
    light: "/assets/pictures/create-01ff0af0.webp",
    dark: "/assets/pictures/create-fd447018.webp",
    width: 360,
    height: 600,
  },
  enrol: {
    light: "/assets/pictures/enrol-95686f8f.webp",
    dark: "/assets/pictures/enrol-1e85e16e.webp",
    width: 360,
    height: 600,
  },
  follow: {
    light: "/assets/pictures/follow-aa9b9ba1.webp",
    dark: "/assets/pictures/follow-49590cb5.webp",
    width: 360,
    height: 600,
  },
  board: {
    light: "/assets/pictures/board-d9aca9a4.webp",
    dark: "/assets/pictures/board-d9aca9a4.webp",
    width: 1280,
    height: 720,
  },
  championship: {
    light: "/assets/pictures/championship-f8746ab8.webp",
    dark: "/assets/pictures/championship-ba1f9299.webp",
    width: 1280,
    height: 720,
  },
} as const;

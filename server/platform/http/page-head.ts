import { existsSync, readFileSync } from "node:fs";
import { escapeHtml } from "../mail/escape-html.rules";

/** What a page opens with, known before any script has come. Also what is shown of it where its link is sent on. */
export interface ArrivingPage {
  /** The page's heading. */
  title: string;
  /** One line under it: when and where. */
  line: string;
  /** The path of the picture that messengers show beside it, 1200 × 630; left out where there is none. */
  picture?: string;
}

/** What every page brings of the platform, so that none of them asks for it. */
export interface PagePlatform {
  /** Goes into the head as JSON: `web/platform-settings` reads it. */
  about: object;
  /** What stands above the page at this moment; null for nothing. */
  notice: string | null;
}

interface PageFiles {
  path: string;
  files: string[];
}

/** Which scripts each page needs, as the build has written it down. */
export type FilesOf = (path: string) => readonly string[];

/** @param file written by `scripts/page-files.ts`; without it, as while developing, nothing is known of any page. */
export function filesOfPages(file: string): FilesOf {
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PageFiles[]) : [];
  const known = pages.map(({ path, files }) => ({ parts: path.split("/"), files }));
  // What is named stands before what any word fits.
  const named = ({ parts }: { parts: string[] }) => parts.filter((part) => !part.startsWith(":")).length;
  known.sort((a, b) => named(b) - named(a));
  return (path) => {
    const asked = path.split("/");
    const fits = known.find(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, at) => (part.startsWith(":") ? asked[at] !== "" : part === asked[at])),
    );
    return fits?.files ?? [];
  };
}

/** So that the browser fetches them beside the app, and not when the app asks for them. */
export const withFiles = (page: string, files: readonly string[]): string =>
  page.replace(
    "</head>",
    (end) => files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("") + end,
  );

/** Where the app begins. What the server writes stands above it, what came later nearest. */
const ground = '<div id="root">';

/** Whom the platform names, for the app to read; and above the app, on the page itself, what is announced. */
export const withPlatform = (page: string, { about, notice }: PagePlatform): string =>
  page
    .replace(
      /<meta name="platform" content="[^"]*"/,
      () => `<meta name="platform" content="${escapeHtml(JSON.stringify(about))}"`,
    )
    .replace(ground, (start) =>
      notice === null
        ? start
        : `<aside id="notice" aria-label="Aviso da plataforma"><p>${escapeHtml(notice)}</p></aside>${start}`,
    );

/** The title of a page that only who is signed in has: on a phone it stands where the page will have it. */
export const withTitle = (page: string, title: string): string =>
  page.replace(
    ground,
    (start) =>
      `<div id="arriving" class="inside" aria-hidden="true"><div class="bar"></div><p class="title">${escapeHtml(title)}</p></div>${start}`,
  );

/** Shown in the place of the page until it is there: `web/App.tsx` takes it away. */
export function withArriving(page: string, { title, line, picture }: ArrivingPage, address: string): string {
  const [heading, facts] = [escapeHtml(title), escapeHtml(line)];
  const shared = [
    ["og:site_name", "Praia"],
    ["og:type", "website"],
    ["og:title", heading],
    ["og:description", facts],
    ["og:url", escapeHtml(address)],
    ...(picture === undefined
      ? []
      : [
          ["og:image", escapeHtml(picture)],
          ["og:image:width", "1200"],
          ["og:image:height", "630"],
        ]),
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${heading} · Praia</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${facts}">`,
    )
    .replace("</head>", (end) => shared.join("") + end)
    .replace(
      ground,
      (start) =>
        `<div id="arriving" aria-hidden="true"><div class="bar"></div><p class="title">${heading}</p><p>${facts}</p></div>${start}`,
    );
}

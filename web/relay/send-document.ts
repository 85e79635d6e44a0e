import {
  documentMediaType,
  documentRefused,
  largestDocument,
  looksLikePdf,
} from "../../server/platform/uploads.rules";
import { accessToken } from "./access";
import type { Progress } from "../ui/long-work/long-work";

const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";

/** What speaks against a file before it is sent; null for nothing. */
export async function fileProblem(file: File): Promise<string | null> {
  if (file.size === 0 || file.size > largestDocument) return documentRefused;
  const begins = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  return looksLikePdf(begins) ? null : documentRefused;
}

/** With no byte sent and no answer for so long, the connection is dead. */
const longestSilenceMs = 60_000;

/**
 * Sends a document to where it is kept, and tells how far it is.
 * @returns null once it is kept; else why not, in a sentence.
 */
export async function sendDocument(
  path: string,
  file: File,
  tell: (progress: Progress) => void,
): Promise<string | null> {
  const token = await accessToken();
  // Only this old way of asking tells how much has been sent.
  const asked = new XMLHttpRequest();
  asked.open("PUT", `${path}?${new URLSearchParams({ nome: file.name })}`);
  asked.setRequestHeader("Content-Type", documentMediaType);
  if (token) asked.setRequestHeader("Authorization", `Bearer ${token}`);
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => asked.abort(), longestSilenceMs);
    };
    asked.upload.addEventListener("progress", ({ loaded, total }) => {
      listen();
      tell({ done: loaded, of: total });
    });
    asked.addEventListener("load", () =>
      resolve(asked.status === 204 ? null : messageOf(asked.responseText)),
    );
    for (const failure of ["error", "abort"] as const)
      asked.addEventListener(failure, () => resolve(offline));
    asked.addEventListener("loadend", () => clearTimeout(silence));
    listen();
    asked.send(file);
  });
}

/** What the server says of it; what is no answer of ours is a connection that failed. */
function messageOf(answer: string): string {
  try {
    const { errors } = JSON.parse(answer) as { errors?: { message?: string }[] };
    return errors?.[0]?.message ?? offline;
  } catch {
    return offline;
  }
}

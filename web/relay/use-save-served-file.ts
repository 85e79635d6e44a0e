import { useState } from "react";
import { saveFile } from "../ui/save-file";
import { toast } from "../ui/toaster";
import { accessToken } from "./access";
import { actingHeaders } from "./acting";

/**
 * Saves files that the server generates or stores, one at a time; a failure shows a toast.
 * @param failure the toast's title, such as "Recibo não baixado".
 * @returns a function that saves a file, and whether one is being saved.
 */
export function useSaveServedFile(failure: string) {
  const [pending, setPending] = useState(false);
  const save = async (...file: Parameters<typeof saveServedFile>) => {
    setPending(true);
    const came = await saveServedFile(...file);
    setPending(false);
    if (!came) toast.error({ title: failure, description: "Verifique sua conexão e tente novamente." });
  };
  return [save, pending] as const;
}

/** Downloads a file from the server and saves it. @returns whether it succeeded. */
async function saveServedFile(address: string, fileName: string, mediaType: string): Promise<boolean> {
  try {
    const token = await accessToken();
    const response = await fetch(address, {
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...actingHeaders() },
    });
    if (!response.ok) return false;
    saveFile(fileName, await response.blob(), mediaType);
    return true;
  } catch {
    return false;
  }
}

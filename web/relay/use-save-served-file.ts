import { useState } from "react";
import { saveFile } from "../ui/save-file";
import { toast } from "../ui/toaster";
import { accessToken } from "./access";
import { actingHeaders } from "./acting";

/**
 * Saves files that the server makes or keeps, one at a time; that one did not come is told.
 * @param failure what then has not happened, as "Recibo não baixado".
 * @returns what saves one, and whether one is under way.
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

/** Fetches a file that the server makes or keeps, and hands it to the browser to keep. @returns whether it came. */
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

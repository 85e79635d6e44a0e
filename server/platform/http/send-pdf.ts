import type { Response } from "express";

/** A PDF that we wrote, as a file to keep. @param fileName of letters, digits, dots and dashes. */
export function sendPdf(response: Response, fileName: string, content: Buffer): void {
  response.set({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "X-Content-Type-Options": "nosniff",
  });
  response.end(content);
}

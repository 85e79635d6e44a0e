import type { Request, RequestHandler, Response } from "express";
import { canManageArenaWithId } from "../arenas/arena.access";
import type { ActionContext } from "../platform/context";
import { InvalidInput } from "../platform/errors";
import { refused } from "../platform/http/json-errors";
import { fileReceiver } from "../platform/http/file-requests";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";

interface BankFileUpload {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
  /** "Entre para importar o extrato da arena." */
  signIn: string;
  mediaType: string;
  /** In bytes. */
  largest: number;
  says: { otherType: string; tooLarge: string; none: string };
  /** @returns what the answer tells of the file. @throws InvalidInput */
  take: (
    ctx: ActionContext,
    arenaId: string,
    file: { fileName: string; content: Uint8Array<ArrayBuffer> },
  ) => Promise<object>;
}

/**
 * PUT …/:key?nome=…, for managers of the arena with that key. The body is a file of its bank; it is read only after the
 * sender is authorized.
 */
export function bankFileUpload({
  contextFor,
  signIn,
  mediaType,
  largest,
  says,
  take,
}: BankFileUpload): RequestHandler {
  const receive = fileReceiver({
    entered: async (request, response) => {
      const ctx = await contextFor(request, response);
      const { key } = request.params;
      response.set("Cache-Control", "no-store");
      if (!isSignedIn(ctx.viewer)) return refused(response, 401, "UNAUTHENTICATED", signIn);
      if (typeof key !== "string" || !isUuid(key) || !(await canManageArenaWithId(key, ctx)))
        return refused(response, 404, "NOT_FOUND", "Arena não encontrada.");
      return { ctx, arenaId: key };
    },
    mediaTypes: [mediaType],
    largest,
    says,
  });
  return async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { ctx, arenaId } = sent.entry;
    const { nome } = request.query;
    const fileName = typeof nome === "string" ? nome : "";
    try {
      response.json(await take(ctx, arenaId, { fileName, content: new Uint8Array(sent.content) }));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused(response, 400, "BAD_USER_INPUT", error.message);
    }
  };
}

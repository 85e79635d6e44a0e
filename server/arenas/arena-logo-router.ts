import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { fileReceiver } from "../platform/http/file-requests";
import { barePicture } from "../platform/uploads.rules";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";
import { storePicture } from "./arena.action";
import {
  arenaPicturePath,
  arenaPictures,
  hasMeasures,
  pictureMediaTypes,
  pictureRules,
  type ArenaPicture,
} from "./arena-logo.rules";
import { canManageArena, canManageArenaWithId, openArena } from "./arena.access";

/** Seconds: what a suspended arena shows is to be gone soon wherever it was kept. */
const keptFor = 300;

export interface ArenaLogoOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** A picture, and the arena that it belongs to. */
async function pictureOf({ db }: ActionContext, which: ArenaPicture, key: string) {
  if (which === "LOGO") {
    const found = await db.arena.findUnique({ where: { logoKey: key }, select: { id: true, logo: true } });
    return found && { arenaId: found.id, picture: found.logo };
  }
  const found = await db.arena.findUnique({ where: { coverKey: key }, select: { id: true, cover: true } });
  return found && { arenaId: found.id, picture: found.cover };
}

/**
 * The logo and the cover, see `pictureRules`. GET is public while the arena is, and otherwise for its managers. PUT
 * takes the picture as its body and is for the arena's managers; it authorizes before it reads the body.
 */
export function arenaLogoRouter(options: ArenaLogoOptions): Router {
  const router = Router();
  for (const which of arenaPictures) showPicture(router, which, options);
  for (const which of arenaPictures) takePicture(router, which, options);
  return router;
}

function showPicture(router: Router, which: ArenaPicture, { contextFor }: ArenaLogoOptions): void {
  router.get(pictureRules[which].path(":key"), async (request, response) => {
    const { key } = request.params;
    const ctx = await contextFor(request, response);
    const found = typeof key === "string" && isUuid(key) ? await pictureOf(ctx, which, key) : null;
    const isOpen =
      found !== null &&
      (await ctx.db.arena.count({ where: { AND: [{ id: found.arenaId }, openArena] } })) > 0;
    if (
      !found?.picture ||
      (!isOpen && !(isSignedIn(ctx.viewer) && canManageArena(found.arenaId, ctx.viewer)))
    )
      return refused(response, 404, "NOT_FOUND", "Imagem não encontrada.");
    response.set({
      "Content-Type": found.picture.mediaType,
      "Cache-Control": isOpen ? `public, max-age=${keptFor}` : "no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
    response.end(found.picture.content);
  });
}

function takePicture(router: Router, which: ArenaPicture, { contextFor }: ArenaLogoOptions): void {
  const { sendPath, largest, says } = pictureRules[which];

  /** Authorizes the request. @returns null if the request has already been answered with a refusal. */
  const entered = async (request: Request, response: Response) => {
    const ctx = await contextFor(request, response);
    const { key } = request.params;
    if (!isSignedIn(ctx.viewer)) return refused(response, 401, "UNAUTHENTICATED", says.signIn);
    if (typeof key !== "string" || !isUuid(key) || !(await canManageArenaWithId(key, ctx)))
      return refused(response, 404, "NOT_FOUND", "Arena não encontrada.");
    return { ctx, arenaId: key };
  };

  const receive = fileReceiver({
    entered,
    mediaTypes: pictureMediaTypes,
    largest,
    says: { otherType: says.refused, tooLarge: says.refused, none: says.refused },
  });

  router.put(sendPath(":key"), async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { ctx, arenaId } = sent.entry;
    const picture = barePicture(sent.content);
    if (picture === null) return refused(response, 400, "BAD_USER_INPUT", says.refused);
    if (!hasMeasures(which, picture)) return refused(response, 400, "BAD_USER_INPUT", says.measures);
    const path = arenaPicturePath(which, await storePicture(ctx, arenaId, which, picture));
    response.json(which === "LOGO" ? { logoPath: path } : { coverPath: path });
  });
}

import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { fileReceiver } from "../platform/http/receive-file";
import { barePicture } from "../platform/picture.rules";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";
import { storeLogo } from "./arena-logo.action";
import {
  arenaLogoPath,
  hasLogoMeasures,
  largestLogo,
  logoMeasures,
  logoMediaTypes,
  logoRefused,
  sendLogoPath,
} from "./arena-logo.rules";
import { canManageArena, canManageArenaWithId, openArena } from "./arena.access";

/** Seconds: a suspended arena's logo is to be gone soon wherever it was kept. */
const keptFor = 300;

export interface ArenaLogoOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/**
 * GET /logos/:key, for everybody while the arena is open, else for who manages it. PUT /logos/arenas/:key, for who manages
 * the arena; what is sent is the picture itself, and nothing of it is read before it is known who sends it.
 */
export function arenaLogoRouter({ contextFor }: ArenaLogoOptions): Router {
  const router = Router();

  router.get(arenaLogoPath(":key"), async (request, response) => {
    const { key } = request.params;
    const ctx = await contextFor(request, response);
    const found =
      typeof key === "string" && isUuid(key)
        ? await ctx.db.arena.findUnique({
            where: { logoKey: key },
            select: { id: true, logo: true },
          })
        : null;
    const isOpen =
      found !== null && (await ctx.db.arena.count({ where: { AND: [{ id: found.id }, openArena] } })) > 0;
    if (!found?.logo || (!isOpen && !(isSignedIn(ctx.viewer) && canManageArena(found.id, ctx.viewer))))
      return refused(response, 404, "NOT_FOUND", "Imagem não encontrada.");
    response.set({
      "Content-Type": found.logo.mediaType,
      "Cache-Control": isOpen ? `public, max-age=${keptFor}` : "no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
    response.end(found.logo.content);
  });

  /** @returns what the request may work with; null once it has been told why not. */
  const entered = async (request: Request, response: Response) => {
    const ctx = await contextFor(request, response);
    const { key } = request.params;
    if (!isSignedIn(ctx.viewer))
      return refused(response, 401, "UNAUTHENTICATED", "Entre para enviar a logo da arena.");
    if (typeof key !== "string" || !isUuid(key) || !(await canManageArenaWithId(key, ctx)))
      return refused(response, 404, "NOT_FOUND", "Arena não encontrada.");
    return { ctx, arenaId: key };
  };

  const receive = fileReceiver({
    entered,
    mediaTypes: logoMediaTypes,
    largest: largestLogo,
    says: { otherType: logoRefused, tooLarge: logoRefused, none: logoRefused },
  });

  router.put(sendLogoPath(":key"), async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { ctx, arenaId } = sent.entry;
    const picture = barePicture(sent.content);
    if (picture === null) return refused(response, 400, "BAD_USER_INPUT", logoRefused);
    if (!hasLogoMeasures(picture)) return refused(response, 400, "BAD_USER_INPUT", logoMeasures);
    const logoKey = await storeLogo(ctx, arenaId, picture);
    response.json({ logoPath: arenaLogoPath(logoKey) });
  });
  return router;
}

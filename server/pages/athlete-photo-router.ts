import { Router, type Request, type Response } from "express";
import { canSeePhoto, hasOpenPage, isThatAthlete, opensPublicPage } from "../athletes/athlete.access";
import { storePhoto } from "../athletes/athlete-profile.action";
import {
  isSquare,
  largestPhoto,
  photoMeasures,
  photoMediaTypes,
  photoOfMinor,
  photoPath,
  photoRefused,
  sendPhotoPath,
} from "../athletes/photo.rules";
import { noteAct } from "../guardians/guardian.action";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { fileReceiver } from "../platform/http/file-requests";
import { barePicture } from "../platform/uploads.rules";
import { isUuid } from "../platform/uuid.rules";
import { isSignedIn } from "../platform/viewer";

/** Seconds: a photo of a page that is closed is gone soon wherever it was kept. */
const keptFor = 300;

export interface AthletePhotoOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** GET of an athlete's photo, for who may see it. PUT of one, by the athlete or who answers for a minor. */
export function athletePhotoRouter({ contextFor }: AthletePhotoOptions): Router {
  const router = Router();

  router.get(photoPath(":key"), async (request, response) => {
    const key = String(request.params["key"]);
    const ctx = await contextFor(request, response);
    const found = isUuid(key)
      ? await ctx.db.athlete.findUnique({
          where: { photoKey: key },
          select: { id: true, birthDate: true, photo: true },
        })
      : null;
    if (!found?.photo || !(await canSeePhoto(found, ctx))) {
      response.set("Cache-Control", "no-store");
      return refused(response, 404, "NOT_FOUND", "Foto não encontrada.");
    }
    const open = await hasOpenPage(found.id, ctx);
    response.set({
      "Content-Type": found.photo.mediaType,
      "Cache-Control": open ? `public, max-age=${keptFor}` : "no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    });
    response.end(found.photo.content);
  });

  /** @returns what the request may work with; null once it has been refused. */
  const entered = async (request: Request, response: Response) => {
    const ctx = await contextFor(request, response);
    const key = String(request.params["key"]);
    if (!isSignedIn(ctx.viewer))
      return refused(response, 401, "UNAUTHENTICATED", "Entre para enviar a sua foto.");
    if (!isUuid(key) || !isThatAthlete(key, ctx))
      return refused(response, 404, "NOT_FOUND", "Atleta não encontrado.");
    const athlete = await ctx.db.athlete.findUnique({
      where: { id: key },
      select: { id: true, birthDate: true },
    });
    if (athlete === null) return refused(response, 404, "NOT_FOUND", "Atleta não encontrado.");
    if (!opensPublicPage(athlete, ctx)) return refused(response, 403, "FORBIDDEN", photoOfMinor);
    return { ctx, athleteId: athlete.id };
  };

  const receive = fileReceiver({
    entered,
    mediaTypes: photoMediaTypes,
    largest: largestPhoto,
    says: { otherType: photoRefused, tooLarge: photoRefused, none: photoRefused },
  });

  router.put(sendPhotoPath(":key"), async (request, response) => {
    const sent = await receive(request, response);
    if (!sent) return;
    const { ctx, athleteId } = sent.entry;
    const picture = barePicture(sent.content);
    if (picture === null) return refused(response, 400, "BAD_USER_INPUT", photoRefused);
    if (!isSquare(picture)) return refused(response, 400, "BAD_USER_INPUT", photoMeasures);
    // Before it is done, as every act for a minor: a process that dies in between leaves none without a name.
    if (ctx.viewer?.actsFor) await noteAct(ctx, ctx.viewer.actsFor, "Enviou uma foto");
    response.json({ photoPath: photoPath(await storePhoto(ctx, athleteId, picture)) });
  });
  return router;
}

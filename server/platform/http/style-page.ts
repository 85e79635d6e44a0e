import { Router } from "express";

/** Says that the page of the kit, /estilo, may be shown: it is for who builds the product, so production has no such answer. */
export function stylePageRouter(): Router {
  const router = Router();
  router.get(
    "/estilo/aberto",
    (_request, response) => void response.set("Cache-Control", "no-store").status(204).end(),
  );
  return router;
}

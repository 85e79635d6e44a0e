import { existsSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import express, { Router } from "express";
import { notFound } from "./json-errors";
import { inMs } from "../time/duration.rules";

const oneYearMs = inMs({ days: 365 });

/** The built web app: hashed files for ever, precompressed where the browser takes it, index.html for any page. */
export function serveWebApp(root: string): Router {
  const router = Router();
  router.use("/assets", (request, response, next) => {
    const path = normalize(request.path);
    const compressed = join(root, "assets", `${path}.br`);
    if (/\bbr\b/.test(String(request.headers["accept-encoding"] ?? "")) && existsSync(compressed)) {
      response.type(extname(path));
      response.set("Content-Encoding", "br");
      request.url = request.url.replace(/^[^?]*/, "$&.br");
    }
    response.vary("Accept-Encoding");
    next();
  });
  router.use(
    "/assets",
    express.static(join(root, "assets"), {
      immutable: true,
      maxAge: oneYearMs,
      fallthrough: false,
      redirect: false,
    }),
  );
  // Also what begins with a dot: /.well-known/security.txt.
  router.use(express.static(root, { index: false, maxAge: 0, redirect: false, dotfiles: "allow" }));
  router.get("/{*path}", (request, response, next) => {
    if (!request.accepts("html")) return notFound(request, response, next);
    response.sendFile(
      join(root, "index.html"),
      { headers: { "Cache-Control": "no-cache" } },
      (error) => error && next(error),
    );
  });
  router.use(notFound);
  return router;
}

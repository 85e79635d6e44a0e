import { Router, type Response } from "express";
import type { Database } from "../platform/database";
import { escapeHtml } from "../platform/mail/escape-html.rules";
import { publicPaths } from "./sitemap.loader";

export interface SitemapOptions {
  db: Database;
  /** Without a slash at the end. */
  publicUrl: () => string;
}

/** What holds a secret in its address is not for search engines. */
const kept = ["/convite/", "/placar/", "/reset-password", "/confirmar-email", "/exportar/"];

/** GET /sitemap.xml: the public pages. GET /robots.txt: what search engines leave alone, and where the sitemap is. */
export function sitemapRouter({ db, publicUrl }: SitemapOptions): Router {
  const router = Router();
  router.get("/sitemap.xml", async (_request, response) => {
    const addresses = (await publicPaths(db)).map((path) => encodeURI(publicUrl() + path));
    const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
    send(
      response.type("application/xml"),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
    );
  });
  router.get("/robots.txt", (_request, response) => {
    const lines = [
      "User-agent: *",
      ...kept.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${publicUrl()}/sitemap.xml`,
    ];
    send(response.type("text/plain"), `${lines.join("\n")}\n`);
  });
  return router;
}

/** An hour old is new enough for who comes by once a day. */
const send = (response: Response, text: string): void =>
  void response.set("Cache-Control", "public, max-age=3600").send(text);

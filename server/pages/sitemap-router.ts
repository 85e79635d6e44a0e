import { Router, type Response } from "express";
import type { Database } from "../platform/database";
import { escapeHtml } from "../platform/mail/escape-html.rules";
import { openArena } from "../arenas/arena.access";
import { arenaPagePath } from "../arenas/arena-name.rules";
import { publicRanking } from "../rankings/ranking.access";
import { publishedTournament } from "../tournaments/tournament.access";

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

/** A sitemap holds 50,000 addresses at most; the newest of each kind are listed. */
const mostOfAKind = 10_000;

const standing = ["/", "/torneios", "/rankings", "/ajuda", "/contato"];

/** The paths of all pages that strangers may open: three statements. */
async function publicPaths(db: Database): Promise<string[]> {
  const newest = { orderBy: { id: "desc" }, take: mostOfAKind } as const;
  const [tournaments, arenas, rankings] = await Promise.all([
    db.tournament.findMany({ where: publishedTournament, select: { id: true }, ...newest }),
    db.arena.findMany({ where: openArena, select: { pageKey: true }, ...newest }),
    db.ranking.findMany({ where: publicRanking, select: { id: true }, ...newest }),
  ]);
  return [
    ...standing,
    ...tournaments.map(({ id }) => `/torneio/${id}`),
    ...arenas.map(({ pageKey }) => arenaPagePath(pageKey)),
    ...rankings.map(({ id }) => `/ranking/${id}`),
  ];
}

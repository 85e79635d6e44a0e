import { demoAddressOf, opens } from "../../tests/support/page-addresses";
import { pages } from "../../web/pages";
import { plainPath, type PageDeclaration } from "../../web/shell/page";
import { pagesOfArena } from "./pages-of-arena";
import { pagesOfEveryone } from "./pages-of-everyone";
import { pagesOfOthers } from "./pages-of-others";
import type { Shot, Visitor } from "./shot";

const chosen: Visitor[] = [pagesOfEveryone, pagesOfArena, ...pagesOfOthers];

const visitorOf: Record<string, string> = {
  everyone: "Everyone",
  ARENA_MANAGER: "Gestor de Arena",
  TEACHER: "Professor",
  ATHLETE: "Atleta",
  signedIn: "Atleta",
  federation: "Gestor de Federação",
  ADMIN: "Administrador",
};

const accessOf = ({ access }: PageDeclaration) =>
  typeof access === "string" ? access : (access[0] ?? "signedIn");

/** A page under its menu label; file names are its path. */
const shotOf = (page: PageDeclaration): Shot => ({
  name: plainPath(page.path).slice(1).replaceAll(/\/:?/g, "-"),
  path: demoAddressOf(page),
  shows: Object.values(page.menu)[0]?.label ?? page.palette ?? page.action ?? page.path,
});

const others = pages.filter(
  (page) =>
    !page.redirect &&
    !page.unknown &&
    !chosen.some(({ shots }) => shots.some(({ path }) => opens(path, page))),
);

/** The pictures to take: those listed, and every other page as its first user sees it. */
export const visitors: readonly Visitor[] = chosen.map((visitor) => ({
  ...visitor,
  shots: [
    ...visitor.shots,
    ...others.filter((page) => visitorOf[accessOf(page)] === visitor.who).map(shotOf),
  ],
}));

import { useLocation, useNavigate } from "react-router-dom";
import { decideAccess } from "../identity/public/page-access";
import type { Session } from "../identity/public/session";
import { useSignOut } from "../identity/public/use-sign-out";
import { useWorkplaceChoice } from "../identity/public/workplace-choice";
import { athletePortalFrom } from "../identity/public/way-back";
import { pages } from "../pages";
import { useColourMode } from "../ui/colour-mode";
import { areaLabel } from "./areas";
import { entriesOf } from "./entries";
import type { PageDeclaration } from "./page";
import { disambiguate, type Command } from "./palette-search";
import { nearFirst, type Place } from "./places";

/** Pages that are named in the palette, and that this user may open and is offered. @param session null for a visitor. */
function pagesFor(session: Session | null): readonly PageDeclaration[] {
  return pages.filter(({ access, offeredTo }) => {
    if (access === "everyone") return true;
    if (!session || !(offeredTo?.(session) ?? true)) return false;
    return decideAccess({ status: "signedIn", session }, access) === "enter";
  });
}

/**
 * The palette's commands for a signed-in user.
 * @param here the current workplace, whose pages come first.
 */
export function useCommands(
  here: Place | null,
  places: readonly Place[],
  goTo: (place: Place) => void,
  session: Session,
): Command[] {
  const [signOut] = useSignOut();
  const choice = useWorkplaceChoice();
  const page = usePages();
  const colours = useColours();
  const action = (label: string, to: string): Command => ({
    ...page(label, to),
    id: `action:${to}`,
    group: "Ações",
  });
  const others = places.filter((place) => place !== here);
  // All arenas have the same paths: take the chosen one.
  const entries = [...(here ? [here] : []), ...nearFirst(others, session, choice)].flatMap(({ area }) =>
    entriesOf(area, session).map(({ label, to }) => page(label, to, areaLabel[area])),
  );
  const named = pagesFor(session).flatMap(({ path, palette, areas }) => {
    const [area] = typeof areas === "function" ? [] : areas;
    return palette === undefined ? [] : [{ area, command: page(palette, path, area && areaLabel[area]) }];
  });
  return [
    ...disambiguate([
      // Before the menu's entries: the search does not know the menu around them, so the page's full title is better.
      ...named.filter(({ area }) => area).map(({ command }) => command),
      ...entries,
      ...named.filter(({ area }) => !area).map(({ command }) => command),
    ]),
    ...pagesFor(session).flatMap((one) => (one.action === undefined ? [] : [action(one.action, one.path)])),
    colours,
    { id: "sign-out", label: "Sair", group: "Ações", run: () => void signOut() },
    ...others.map((place): Command => ({
      id: place.id,
      label: place.name,
      detail: place.title,
      group: "Trocar de área",
      run: () => goTo(place),
    })),
  ];
}

/** The palette's commands for a visitor. */
export function useVisitorCommands(): Command[] {
  const { pathname, search } = useLocation();
  const page = usePages();
  const colours = useColours();
  const named = pagesFor(null).flatMap(({ path, palette }) =>
    palette === undefined ? [] : [page(palette, path)],
  );
  const home = named.findIndex(({ id }) => id === "/");
  return [...named.toSpliced(home, 0, page("Entrar", athletePortalFrom(pathname + search))), colours];
}

function usePages() {
  const navigate = useNavigate();
  return (label: string, to: string, detail: string | null = null): Command => ({
    id: to,
    label,
    detail,
    group: "Páginas",
    run: () => void navigate(to),
  });
}

function useColours(): Command {
  const [mode, toggle] = useColourMode();
  const label = mode === "dark" ? "Usar cores claras" : "Usar cores escuras";
  return { id: "colours", label, group: "Ações", run: toggle };
}

import { useLocation, useNavigate } from "react-router-dom";
import type { Session } from "../identity/public/session";
import { useSignOut } from "../identity/public/use-sign-out";
import { useWorkplaceChoice } from "../identity/public/workplace-choice";
import { athletePortalFrom } from "../identity/public/way-back";
import { useColourMode } from "../ui/colour-mode";
import { readingPages } from "../ui/reading-pages";
import { newChampionshipPath, newTournamentPath } from "../tournaments/public/tournament-path";
import { noticesPath } from "../notices/public/notices-path";
import { rankingsPath } from "../rankings/public/ranking-paths";
import { areaLabel, type Area } from "./areas";
import { entriesOf } from "./entries";
import { disambiguate, type Command } from "./palette-search";
import { nearFirst, type Place } from "./places";

const directory = "Torneios abertos ao público";
const publicRankings = "Rankings abertos ao público";

/** The sections of an arena's settings, each with its own path. */
const settings = [
  ["Configurações da Arena", "/arena-settings"],
  ["Horários e feriados", "/arena-settings/horarios"],
  ["Quadras e preços", "/arena-settings/quadras"],
  ["Recebimento", "/arena-settings/recebimento"],
  ["Quem trabalha aqui", "/arena-settings/equipe"],
] as const;

/**
 * The palette's commands for a signed-in user.
 * @param here the current workplace, whose pages come first.
 */
export function useCommands(
  here: Place | null,
  places: readonly Place[],
  goTo: (place: Place) => void,
  session: Session,
  hasPage: (path: string) => boolean,
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
  const pages = [...(here ? [here] : []), ...nearFirst(others, session, choice)].flatMap(({ area }) =>
    entriesOf(area, session, hasPage).map(({ label, to }) => page(label, to, areaLabel[area])),
  );
  const does = (area: Area) => places.some((place) => place.area === area);
  return [
    ...disambiguate([
      // Under the page's full title, because the search does not know the surrounding menu.
      ...(does("arena") ? settings.map(([label, to]) => page(label, to, areaLabel.arena)) : []),
      ...pages,
      ...(session.isReferee ? [page("Arbitragem", "/arbitragem")] : []),
      page(directory, "/torneios"),
      page(publicRankings, rankingsPath),
      page("Avisos", noticesPath),
      page("Minha conta", "/conta"),
      page("Início", "/"),
      ...readingPages.map(({ label, to }) => page(label, to)),
    ]),
    ...(does("arena") ? [action("Criar torneio", newTournamentPath)] : []),
    ...(does("federation") ? [action("Criar campeonato", newChampionshipPath)] : []),
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
  return [
    page(directory, "/torneios"),
    page(publicRankings, rankingsPath),
    page("Entrar", athletePortalFrom(pathname + search)),
    page("Início", "/"),
    ...readingPages.map(({ label, to }) => page(label, to)),
    colours,
  ];
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

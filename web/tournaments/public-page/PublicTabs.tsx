import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { memo, type ReactNode, type Ref, Suspense, useMemo, useState } from "react";
import { graphql, readInlineData, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { TournamentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { PublicTabs_publicContentsTournament$key } from "../../__generated__/PublicTabs_publicContentsTournament.graphql";
import type { PublicTabs_tournament$key } from "../../__generated__/PublicTabs_tournament.graphql";
import { matchOnScreen, MatchOpenerContext } from "../../competition/public/MatchOpener";
import { SelectField } from "../../ui/form/Fields";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { RowsSkeleton } from "../../ui/PageStates";
import { TabLinks } from "../../ui/TabLinks";
import { isPlayed, mostCurrent, placeAmong, type PublicCategory } from "./public-matches";
import { hasBracket } from "./public-brackets";
import { useOwnAthlete } from "./use-own-athlete";

type PublicSection = "inscricao" | "grupos" | "chave" | "programacao" | "meus-jogos" | "resultados" | "podio";

/** Those that show one category at a time. */
const sectionsOfCategory: ReadonlySet<PublicSection> = new Set([
  "grupos",
  "chave",
  "programacao",
  "resultados",
  "podio",
]);

/** What there is of a tournament so far. */
export interface PublicContents {
  status: TournamentStatus;
  /** Of the category that is looked at. */
  isSuperN: boolean;
  matches: number;
  played: number;
  hasGroups: boolean;
  hasBracket: boolean;
  hasPodium: boolean;
}

export function sectionLabel(section: PublicSection, { status, isSuperN }: PublicContents): string {
  const labels: Record<PublicSection, string> = {
    inscricao: status === "REGISTRATION_OPEN" ? "Inscrição" : "Participantes",
    grupos: isSuperN ? "Classificação" : "Grupos",
    chave: isSuperN ? "Rodadas" : "Chave",
    programacao: "Programação",
    "meus-jogos": "Meus jogos",
    resultados: "Resultados",
    podio: "Pódio",
  };
  return labels[section];
}

/** What people come for at each stage, before what they look up. */
const order: Record<TournamentStatus, readonly PublicSection[]> = {
  REGISTRATION_OPEN: ["inscricao", "programacao", "meus-jogos", "grupos", "chave", "resultados", "podio"],
  IN_PROGRESS: ["programacao", "meus-jogos", "grupos", "chave", "resultados", "podio", "inscricao"],
  FINISHED: ["podio", "resultados", "grupos", "chave", "meus-jogos", "inscricao"],
};

/** Only what has something to show: an empty section is no section. The first is the one that opens by itself. */
export function sectionsOf(contents: PublicContents): PublicSection[] {
  const shown: Record<PublicSection, boolean> = {
    inscricao: true,
    grupos: contents.hasGroups,
    chave: contents.hasBracket,
    programacao: contents.matches > contents.played && contents.status !== "FINISHED",
    "meus-jogos": contents.matches > 0,
    resultados: contents.played > 0,
    podio: contents.hasPodium,
  };
  const sections = order[contents.status].filter((section) => shown[section]);
  if (contents.status === "REGISTRATION_OPEN") return sections;
  const first = (["podio", "programacao", "resultados", "inscricao"] as const).find((one) => shown[one]);
  return sections.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/** The section an address asks for, else what people most likely came for. */
export function sectionFromAddress(search: URLSearchParams, contents: PublicContents): PublicSection {
  const sections = sectionsOf(contents);
  return sections.find((section) => section === search.get("aba")) ?? sections[0] ?? "inscricao";
}

/** What there is to show of a tournament, of one of its categories. */
function contentsOf(
  key: PublicTabs_publicContentsTournament$key,
  category: PublicCategory | undefined,
): PublicContents {
  const { status, categories } = readInlineData(
    graphql`
      fragment PublicTabs_publicContentsTournament on Tournament @inline {
        status
        categories {
          id
          inPairs
          settledAt
          groups {
            __typename
          }
          finalPositions {
            __typename
          }
        }
      }
    `,
    key,
  );
  const shown = categories.find(({ id }) => id === category?.id);
  const matches = category?.matches ?? [];
  const isSuperN = shown?.inPairs === false;
  const drawnSuperN = isSuperN && matches.length > 0;
  return {
    status,
    isSuperN,
    matches: matches.length,
    played: matches.filter(isPlayed).length,
    hasGroups: drawnSuperN || (shown?.groups.length ?? 0) > 0,
    hasBracket: drawnSuperN || (category !== undefined && hasBracket(category)),
    hasPodium: (isSuperN && Boolean(shown?.settledAt)) || (shown?.finalPositions.length ?? 0) > 0,
  };
}

const MatchDetails = lazyDialog(
  async () => (await import("../../competition/public/MatchDetails")).MatchDetails,
);

interface PublicMatchesProps {
  categories: readonly PublicCategory[];
  children: ReactNode;
}

/** Around what shows matches to everybody: a press on one tells all that there is to know of it. */
function PublicMatches({ categories, children }: PublicMatchesProps) {
  const [opened, setOpened] = useState<{ matchId: string; open: boolean } | null>(null);
  const opener = useMemo(
    () => ({
      open: (matchId: string) => setOpened({ matchId, open: true }),
      opening: null,
      takesResults: false,
    }),
    [],
  );
  const category = categories.find(({ matches }) => matches.some(({ id }) => id === opened?.matchId));
  const match = category?.matches.find(({ id }) => id === opened?.matchId);
  return (
    <MatchOpenerContext value={opener}>
      {children}
      {opened && category && match ? (
        <MatchDetails
          match={{ ...match, phase: placeAmong(categories, category, match), courtLabel: match.court }}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          returnFocusTo={() => matchOnScreen(match.id)}
        />
      ) : null}
    </MatchOpenerContext>
  );
}

// Each part brings its own code, when it is opened.
const BracketSection = lazyPart(async () => (await import("./DrawSections")).BracketSection);
const EnrolSection = lazyPart(async () => (await import("./EnrolSection")).EnrolSection);
const GroupsSection = lazyPart(async () => (await import("./DrawSections")).GroupsSection);
const OwnMatchesSection = lazyPart(async () => (await import("./MatchSections")).OwnMatchesSection);
const PodiumSection = lazyPart(async () => (await import("./ResultSections")).PodiumSection);
const ResultsSection = lazyPart(async () => (await import("./ResultSections")).ResultsSection);
const ScheduleSection = lazyPart(async () => (await import("./MatchSections")).ScheduleSection);

interface PublicTabsProps {
  tournament: PublicTabs_tournament$key;
  draw: readonly PublicCategory[];
  /** Hears of the steps of entering, where they are shown. */
  steps: Ref<HTMLDivElement>;
}

/** One section at a time: only the open one is drawn, so that a big draw stays light on a phone. */
export const PublicTabs = memo(function PublicTabs({ tournament: key, draw, steps }: PublicTabsProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicTabs_tournament on Tournament {
        ...EnrolSection_tournament
        ...MatchSections_tournament
        ...useOwnAthlete_tournament
        ...PublicTabs_publicContentsTournament
        protestHours
        categories {
          id
          ...DrawSections_bracketSectionCategory
          ...DrawSections_category
          ...ResultSections_category
        }
      }
    `,
    key,
  );
  const own = useOwnAthlete(tournament);
  const [search] = useSearchParams();
  const [chosen, choose] = useState<string | null>(null);
  const category = draw.find(({ id }) => id === chosen) ?? mostCurrent(draw);
  const shown = tournament.categories.find(({ id }) => id === category?.id) ?? null;
  const contents = contentsOf(tournament, category);
  const sections = sectionsOf(contents);
  const section = sectionFromAddress(search, contents);
  const show: Record<PublicSection, () => React.ReactNode> = {
    inscricao: () => <EnrolSection tournament={tournament} steps={steps} />,
    grupos: () => <GroupsSection category={shown} matches={category?.matches ?? []} own={own.picked} />,
    chave: () => category && <BracketSection category={category} seeds={shown} own={own.picked} />,
    programacao: () => category && <ScheduleSection categories={draw} category={category} own={own} />,
    "meus-jogos": () => <OwnMatchesSection tournament={tournament} categories={draw} own={own} />,
    resultados: () => category && <ResultsSection category={category} own={own.picked} />,
    podio: () => <PodiumSection category={shown} protestHours={tournament.protestHours ?? null} />,
  };
  return (
    <Box minW="0">
      {sections.length > 1 ? (
        <TabLinks
          label="Partes do torneio"
          tabs={sections.map((one) => ({ to: `?aba=${one}`, label: sectionLabel(one, contents) }))}
        />
      ) : null}
      <Stack gap="5" pt={sections.length > 1 ? { base: "4", md: "6" } : undefined}>
        {draw.length > 1 && sectionsOfCategory.has(section) ? (
          <Box maxW="24rem">
            <SelectField
              label="Categoria"
              options={draw.map(({ id, name }) => ({ value: id, label: name }))}
              value={category?.id ?? ""}
              onChange={({ target }) => choose(target.value)}
            />
          </Box>
        ) : null}
        <PublicMatches categories={draw}>
          <Suspense fallback={<RowsSkeleton rows={5} />}>{show[section]()}</Suspense>
        </PublicMatches>
      </Stack>
    </Box>
  );
});

import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { memo, Suspense, useState, type Ref } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { PublicTabs_tournament$key } from "../../__generated__/PublicTabs_tournament.graphql";
import { SelectField } from "../../ui/form/SelectField";
import { RowsSkeleton } from "../../ui/Skeletons";
import { TabLinks } from "../../ui/TabLinks";
import { mostCurrent } from "./match-lists";
import { contentsOf } from "./public-contents";
import { PublicMatches } from "./PublicMatches";
import {
  sectionFromAddress,
  sectionLabel,
  sectionsOf,
  sectionsOfCategory,
  type PublicSection,
} from "./public-sections";
import type { PublicCategory } from "./read-public-draw";
import { useOwnAthlete } from "./use-own-athlete";
import { lazyPart } from "../../ui/lazy-part";

// Each part brings its own code, when it is opened.
const BracketSection = lazyPart(async () => (await import("./BracketSection")).BracketSection);
const EnrolSection = lazyPart(async () => (await import("./EnrolSection")).EnrolSection);
const GroupsSection = lazyPart(async () => (await import("./GroupsSection")).GroupsSection);
const OwnMatchesSection = lazyPart(async () => (await import("./OwnMatchesSection")).OwnMatchesSection);
const PodiumSection = lazyPart(async () => (await import("./PodiumSection")).PodiumSection);
const ResultsSection = lazyPart(async () => (await import("./ResultsSection")).ResultsSection);
const ScheduleSection = lazyPart(async () => (await import("./ScheduleSection")).ScheduleSection);

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
        ...OwnMatchesSection_tournament
        ...useOwnAthlete_tournament
        ...publicContents_tournament
        protestHours
        categories {
          id
          ...BracketSection_category
          ...GroupsSection_category
          ...PodiumSection_category
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

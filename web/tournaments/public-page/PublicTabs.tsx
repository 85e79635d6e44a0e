import { Tabs } from "@chakra-ui/react/tabs";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { PublicTabs_tournament$key } from "../../__generated__/PublicTabs_tournament.graphql";
import { BracketSection } from "./BracketSection";
import { EnrolSection } from "./EnrolSection";
import { GroupsSection } from "./GroupsSection";
import { OwnMatchesSection } from "./OwnMatchesSection";
import { PodiumSection } from "./PodiumSection";
import {
  sectionFromAddress,
  sectionLabel,
  sectionsOf,
  type PublicContents,
  type PublicSection,
} from "./public-sections";
import type { PublicCategory } from "./read-public-draw";
import { ResultsSection } from "./ResultsSection";
import { ScheduleSection } from "./ScheduleSection";
import { useOwnAthlete } from "./use-own-athlete";

interface PublicTabsProps {
  tournament: PublicTabs_tournament$key;
  contents: PublicContents;
  draw: readonly PublicCategory[];
  /** The one that is looked at; none where a tournament has no category. */
  category: PublicCategory | undefined;
}

/** One section at a time: only the open one is drawn, so that a big draw stays light on a phone. */
export function PublicTabs({ tournament: key, contents, draw, category }: PublicTabsProps) {
  const tournament = useFragment(
    graphql`
      fragment PublicTabs_tournament on Tournament {
        ...EnrolSection_tournament
        ...OwnMatchesSection_tournament
        ...useOwnAthlete_tournament
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
  const shown = tournament.categories.find(({ id }) => id === category?.id) ?? null;
  const own = useOwnAthlete(tournament);
  const [search, setSearch] = useSearchParams();
  const section = sectionFromAddress(search, contents);
  const show: Record<PublicSection, () => React.ReactNode> = {
    inscricao: () => <EnrolSection tournament={tournament} />,
    grupos: () => <GroupsSection category={shown} matches={category?.matches ?? []} own={own.picked} />,
    chave: () => category && <BracketSection category={category} seeds={shown} own={own.picked} />,
    programacao: () => category && <ScheduleSection category={category} own={own.picked} />,
    "meus-jogos": () => <OwnMatchesSection tournament={tournament} categories={draw} own={own} />,
    resultados: () => category && <ResultsSection category={category} own={own.picked} />,
    podio: () => <PodiumSection category={shown} />,
  };
  return (
    <Tabs.Root
      value={section}
      onValueChange={({ value }) => setSearch({ aba: value }, { replace: true, preventScrollReset: true })}
      variant="enclosed"
      size="lg"
      lazyMount
      unmountOnExit
      minW="0"
    >
      <Tabs.List
        display={{ base: "grid", md: "flex" }}
        gridTemplateColumns="repeat(3, minmax(0, 1fr))"
        w="full"
        gap="1"
        minH="auto"
      >
        {sectionsOf(contents).map((one) => (
          <Tabs.Trigger
            key={one}
            value={one}
            px={{ base: "1", md: "4" }}
            justifyContent="center"
            textStyle={{ base: "sm", md: "md" }}
            _selected={{ bg: "bg.panel", color: "coral.fg" }}
          >
            {sectionLabel(one, contents)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sectionsOf(contents).map((one) => (
        <Tabs.Content key={one} value={one} pt="6">
          {show[one]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

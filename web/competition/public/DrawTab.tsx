import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Maximize2, Network } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { categoryFormatLabel } from "../../../server/sport/draws/category-format.rules";
import type { DrawTab_tournament$key } from "../../__generated__/DrawTab_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";
import { NoBracketYet } from "../bracket/NoBracketYet";
import { FinishSuperN } from "../super-n/FinishSuperN";
import { SuperNRounds } from "../super-n/SuperNRounds";
import { SwapNumbers } from "../super-n/SwapNumbers";
import { DrawnCategory } from "../draws/DrawnCategory";
import type { CategoryMatches } from "./read-category-matches";
import { StartDraw } from "./StartDraw";
import { PhaseFormatsDialog } from "../draws/PhaseFormats";
import { SwapEntries } from "../draws/SwapEntries";
import { UndoDraw } from "../draws/UndoDraw";
import { UndrawnCategories } from "../draws/UndrawnCategories";

interface DrawTabProps {
  tournament: DrawTab_tournament$key;
  matches: CategoryMatches;
  /** Whether a Super N comes in round by round, right after its draw. */
  reveal: boolean;
}

/** Each category as it was drawn, or the way to draw it. */
export function DrawTab({ tournament: key, matches, reveal }: DrawTabProps) {
  const paths = useTournamentPaths();
  const tournament = useFragment(
    graphql`
      fragment DrawTab_tournament on Tournament {
        key
        kind
        status
        viewerCanManage
        categories {
          id
          name
          cancelledAt
          inPairs
          settledAt
          draw {
            format
            hasBegun
          }
          ...DrawnCategory_category
          ...UndrawnCategories_category
          ...SwapEntries_category
          ...SwapNumbers_category
          ...UndoDraw_category
          phaseFormats {
            hasBegun
          }
          ...PhaseFormats_category
          ...SuperNRounds_category
          ...FinishSuperN_category
        }
        enrolments {
          ...SuperNRounds_enrolment
          ...SwapNumbers_enrolment
        }
        ...StartDraw_tournament
        ...NoBracketYet_tournament
      }
    `,
    key,
  );
  const { categories, viewerCanManage } = tournament;
  const isSuper8 = tournament.kind === "SUPER8";
  const drawn = categories.filter(({ draw }) => draw);
  const goesOn = viewerCanManage && tournament.status !== "FINISHED";
  const left = categories.filter(({ draw }) => !draw);
  const playing = categories.filter(({ cancelledAt }) => !cancelledAt);
  const undrawn =
    drawn.length < playing.length ? (
      <EmptyState
        icon={Network}
        title={drawn.length > 0 ? "Ainda há categorias sem sorteio" : "O chaveamento nasce do sorteio"}
        description={
          drawn.length > 0
            ? "O torneio termina quando cada categoria tiver sido disputada ou cancelada."
            : "Grupos, cabeças de chave e eliminatórias são montados na hora. Você confere a prévia, sorteia de novo se quiser e só então confirma."
        }
      >
        {goesOn ? (
          <StartDraw tournament={tournament} label="Gerar Chaveamento Automático" variant="outline" />
        ) : null}
      </EmptyState>
    ) : null;

  if (isSuper8 && drawn.length === 0) return <NoBracketYet tournament={tournament} />;
  return (
    <Stack gap="6">
      {drawn.length > 0 ? (
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Heading as="h2" textStyle="xl" fontWeight="bold">
            Chaveamento
          </Heading>
          <ButtonLink to={paths.bracket(tournament.key)} variant="outline" colorPalette="gray" size="sm">
            <Maximize2 />
            Chaveamento completo
          </ButtonLink>
        </Flex>
      ) : null}
      {drawn.map((category) => (
        <Stack key={category.id} gap="4">
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <Text color="fg.muted" fontWeight="medium">
              {[
                categories.length > 1 ? category.name : null,
                category.draw && !isSuper8 ? categoryFormatLabel[category.draw.format] : null,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {viewerCanManage ? (
              <HStack gap="2" wrap="wrap">
                {goesOn && category.phaseFormats.some(({ hasBegun }) => !hasBegun) ? (
                  <PhaseFormatsDialog category={category} name={category.name} />
                ) : null}
                {category.draw?.hasBegun === false ? (
                  <>
                    {category.inPairs ? (
                      <SwapEntries category={category} />
                    ) : (
                      <SwapNumbers category={category} enrolments={tournament.enrolments} />
                    )}
                    <UndoDraw category={category} />
                  </>
                ) : null}
              </HStack>
            ) : null}
            {viewerCanManage &&
            !isSuper8 &&
            !category.inPairs &&
            category.draw?.hasBegun &&
            !category.settledAt ? (
              <FinishSuperN category={category} />
            ) : null}
          </Flex>
          {category.inPairs ? (
            <DrawnCategory category={category} matches={matches.get(category.id) ?? []} />
          ) : (
            <SuperNRounds category={category} enrolments={tournament.enrolments} reveal={reveal} />
          )}
        </Stack>
      ))}
      {undrawn}
      {categories.length > 1 && left.length > 0 ? (
        <UndrawnCategories categories={left} canCancel={goesOn && playing.length > 1} />
      ) : null}
    </Stack>
  );
}

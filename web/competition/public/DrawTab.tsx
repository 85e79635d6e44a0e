import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag, Maximize2, Network } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { categoryFormatLabel } from "../../../server/sport/draws/draw-plan.rules";
import type { DrawTab_category$key } from "../../__generated__/DrawTab_category.graphql";
import type { DrawTab_tournament$key } from "../../__generated__/DrawTab_tournament.graphql";
import type { DrawTab_swapEntriesCategory$key } from "../../__generated__/DrawTab_swapEntriesCategory.graphql";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { NoBracketYet } from "../bracket/NoBracketYet";
import { DrawnCategory } from "../draws/DrawnCategory";
import { PhaseFormatsDialog } from "../draws/PhaseFormats";
import { pairLabel } from "../draws/PairLine";
import { SwapDialog } from "../draws/SwapDialog";
import { UndoDraw, UndrawnCategories } from "../draws/UndrawnCategories";
import { useSwapDrawEntries } from "../draws/use-draw-mutations";
import { EarlyFinish } from "../super-n/EarlyFinish";
import { SuperNRounds, SwapNumbers } from "../super-n/SuperNRounds";
import { useFinishSuperNMutation } from "../super-n/use-super-n-mutations";
import type { CategoryMatches } from "./read-category-matches";
import { StartDraw } from "./StartAndFinishTournament";

/** Two pairs trade places, until the first ball. */
function SwapEntries({ category: key }: { category: DrawTab_swapEntriesCategory$key }) {
  const { id, draw } = useFragment(
    graphql`
      fragment DrawTab_swapEntriesCategory on TournamentCategory {
        id
        draw {
          entries {
            id
            ...PairLine_pair
          }
          groups {
            letter
            pairs {
              id
            }
          }
        }
      }
    `,
    key,
  );
  const [swap, pending] = useSwapDrawEntries();
  const groupOf = (pairId: string) =>
    draw?.groups.find(({ pairs }) => pairs.some((pair) => pair.id === pairId))?.letter;
  const options = (draw?.entries ?? []).map((pair) => {
    const group = groupOf(pair.id);
    return { value: pair.id, label: `${group ? `${group} · ` : ""}${pairLabel(pair)}` };
  });

  return (
    <SwapDialog
      button="Trocar duplas"
      title="Trocar duas duplas de lugar"
      description="Até o primeiro jogo da categoria começar. Uma fica com o lugar e os jogos da outra."
      label="Esta dupla"
      options={options}
      pending={pending}
      onSwap={async (one, other) => {
        const answer = (await swap({ input: { categoryId: id, pairIds: [one, other] } }))?.swapDrawEntries;
        if (!answer?.done) return answer?.refusal?.message ?? null;
        toast.success({
          title: "Duplas trocadas",
          description: "Uma ficou com o lugar e os jogos da outra.",
        });
        return true;
      }}
    />
  );
}

/** Ends one Super N before its last match; the other categories of the tournament go on. */
function FinishSuperN({ category: key }: { category: DrawTab_category$key }) {
  const { id, name, matches } = useFragment(
    graphql`
      fragment DrawTab_category on TournamentCategory {
        id
        name
        matches {
          status
        }
      }
    `,
    key,
  );
  const [finish, pending] = useFinishSuperNMutation();
  return (
    <EarlyFinish
      button={(ask) => (
        <Button variant="ghost" colorPalette="gray" size="sm" onClick={ask}>
          <Flag />
          Encerrar categoria
        </Button>
      )}
      title={`Encerrar ${name} agora?`}
      confirmLabel="Encerrar categoria"
      left={matches.filter(({ status }) => status !== "PLAYED").length}
      pending={pending}
      finish={async () => (await finish({ input: { categoryId: id } }))?.finishSuperN ?? null}
      onFinished={() =>
        toast.success({ title: "Categoria encerrada", description: "A classificação final está pronta." })
      }
    />
  );
}

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
          ...DrawTab_swapEntriesCategory
          ...SuperNRounds_swapNumbersCategory
          ...UndrawnCategories_undoDrawCategory
          phaseFormats {
            hasBegun
          }
          ...PhaseFormats_category
          ...SuperNRounds_category
          ...DrawTab_category
        }
        enrolments {
          ...SuperNRounds_enrolment
          ...SuperNRounds_swapNumbersEnrolment
        }
        ...StartAndFinishTournament_startDrawTournament
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

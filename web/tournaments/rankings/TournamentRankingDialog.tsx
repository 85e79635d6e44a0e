import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  type RankingTier,
  rankingTierNames,
  rankingTiers,
} from "../../../server/sport/ranking/ranking-points.rules";
import type { TournamentRankingDialog_category$key } from "../../__generated__/TournamentRankingDialog_category.graphql";
import type { TournamentRankingDialog_ranking$key } from "../../__generated__/TournamentRankingDialog_ranking.graphql";
import type { TournamentRankingDialogMutation } from "../../__generated__/TournamentRankingDialogMutation.graphql";
import type { TournamentRankingDialog_tournament$key } from "../../__generated__/TournamentRankingDialog_tournament.graphql";
import { useAction } from "../../relay/use-action";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";

const tiers = rankingTierNames.map((name) => ({
  value: name,
  label: `${name}: ${rankingTiers[name]} pontos para o campeão`,
}));

interface CategoryRankingProps {
  category: TournamentRankingDialog_category$key;
  rankings: TournamentRankingDialog_ranking$key;
  /** What the event is worth, where that is decided. */
  usualTier: RankingTier | null;
}

function CategoryRanking({ category: key, rankings: keys, usualTier }: CategoryRankingProps) {
  const category = useFragment(
    graphql`
      fragment TournamentRankingDialog_category on TournamentCategory {
        id
        name
        rankingTier
        ranking {
          id
        }
      }
    `,
    key,
  );
  const rankings = useFragment(
    graphql`
      fragment TournamentRankingDialog_ranking on Ranking @relay(plural: true) {
        id
        name
      }
    `,
    keys,
  );
  const [rankingId, setRankingId] = useState(category.ranking?.id ?? "");
  const [tier, setTier] = useState<string>(category.rankingTier ?? usualTier ?? "");
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attach, pending] = useAttachRankingMutation();
  const chosenTier = rankingTierNames.find((name) => name === tier) ?? null;

  const save = async () => {
    setProblems({});
    const input = {
      categoryId: category.id,
      rankingId: rankingId || null,
      tier: rankingId ? chosenTier : null,
    };
    const answer = (await attach({ input }))?.attachRanking;
    if (answer?.refusal) {
      const { fields, path, message } = answer.refusal;
      const found = fields ?? [{ path: path ?? [], message }];
      setProblems(
        Object.fromEntries(found.map((problem) => [problem.path.at(-1) ?? "form", problem.message])),
      );
    }
    if (answer?.done)
      toast.success({
        title: "Ranking salvo",
        description: rankingId ? `${category.name} vale pontos.` : `${category.name} não vale pontos.`,
      });
  };

  return (
    <Stack as="section" gap="3" aria-label={`Ranking de ${category.name}`}>
      <Heading as="h3" textStyle="md" fontWeight="bold">
        {category.name}
      </Heading>
      <Grid templateColumns={{ base: "1fr", md: "1fr 1fr auto" }} gap="3" alignItems="start">
        <SelectField
          label="Ranking"
          options={[
            { value: "", label: "Não vale pontos" },
            ...rankings.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={rankingId}
          onChange={(event) => setRankingId(event.target.value)}
          error={problems["rankingId"]}
        />
        <SelectField
          label="Quanto vale"
          placeholder="Escolha"
          options={tiers}
          value={tier}
          disabled={rankingId === ""}
          onChange={(event) => setTier(event.target.value)}
          error={problems["tier"]}
        />
        <PendingButton
          mt={{ base: "0", md: "7" }}
          variant="outline"
          pending={pending}
          onClick={() => void save()}
          aria-label={`Salvar ranking de ${category.name}`}
        >
          {pending ? "Salvando..." : "Salvar"}
        </PendingButton>
      </Grid>
      {problems["form"] ? <Notice tone="error">{problems["form"]}</Notice> : null}
    </Stack>
  );
}

function useAttachRankingMutation() {
  return useAction<TournamentRankingDialogMutation>(
    graphql`
      mutation TournamentRankingDialogMutation($input: AttachRankingInput!) {
        attachRanking(input: $input) {
          ... on AttachRankingSuccess @alias(as: "done") {
            tournament {
              ...TournamentRankingDialog_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao salvar o ranking da categoria." } },
  );
}

interface TournamentRankingDialogProps {
  tournament: TournamentRankingDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** Which ranking its categories give points for, of those that its organiser runs. */
export function TournamentRankingDialog({ tournament: key, open, onClose }: TournamentRankingDialogProps) {
  const { categories, possibleRankings, sanctionTier } = useFragment(
    graphql`
      fragment TournamentRankingDialog_tournament on Tournament {
        sanctionTier
        possibleRankings {
          ...TournamentRankingDialog_ranking
        }
        categories {
          id
          ...TournamentRankingDialog_category
        }
      }
    `,
    key,
  );
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="lg"
      sheet
      title="Pontos no ranking"
      footer={<Button onClick={onClose}>Concluir</Button>}
    >
      <Stack gap="6">
        <Text color="fg.muted">
          Quando a categoria termina, cada atleta recebe os pontos inteiros da sua colocação. Em uma categoria
          já terminada os pontos são dados ao salvar, e o ranking não muda mais.
        </Text>
        {categories.map((category) => (
          <CategoryRanking
            key={category.id}
            category={category}
            rankings={possibleRankings}
            usualTier={sanctionTier ?? null}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}

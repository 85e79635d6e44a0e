import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  rankingTierNames,
  rankingTiers,
  type RankingTier,
} from "../../../server/sport/ranking/ranking-points.rules";
import type { CategoryRanking_category$key } from "../../__generated__/CategoryRanking_category.graphql";
import type { CategoryRanking_ranking$key } from "../../__generated__/CategoryRanking_ranking.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { CategoryRankingMutation } from "../../__generated__/CategoryRankingMutation.graphql";
import { useAction } from "../../relay/use-action";

const tiers = rankingTierNames.map((name) => ({
  value: name,
  label: `${name}: ${rankingTiers[name]} pontos para o campeão`,
}));

interface CategoryRankingProps {
  category: CategoryRanking_category$key;
  rankings: CategoryRanking_ranking$key;
  /** What the event is worth, where that is decided. */
  usualTier: RankingTier | null;
}

export function CategoryRanking({ category: key, rankings: keys, usualTier }: CategoryRankingProps) {
  const category = useFragment(
    graphql`
      fragment CategoryRanking_category on TournamentCategory {
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
      fragment CategoryRanking_ranking on Ranking @relay(plural: true) {
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
  return useAction<CategoryRankingMutation>(
    graphql`
      mutation CategoryRankingMutation($input: AttachRankingInput!) {
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

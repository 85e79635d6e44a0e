import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useController } from "react-hook-form";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { disqualified } from "../../../server/rankings/correction.rules";
import { addDays, addMonths } from "../../../server/platform/time/calendar-day.rules";
import { roundsReached } from "../../../server/sport/draws/rounds.rules";
import { roundReachedLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import { pointsFor } from "../../../server/sport/ranking/ranking-points.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { CorrectDialogQuery } from "../../__generated__/CorrectDialogQuery.graphql";
import { Panel } from "../../ui/Cards";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { FormDialog } from "../../ui/form/FormDialog";
import { SelectField, TextAreaField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { formatCount, formatDate, formatMonth } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { CountedResult } from "../ranking-page/RankingPlace";
import { useCorrectRankingMutation } from "./use-ranking-mutations";
import { versionsInWords } from "./RankingVersions";

/** A result that counts, as it is to be put right. */
export interface ResultToCorrect extends CountedResult {
  /** The athlete's. */
  readonly name: string;
}

interface CorrectDialogProps {
  ranking: { readonly id: string; readonly shares: readonly number[] };
  /** Null: it is looked for. */
  result: ResultToCorrect | null;
  /** Of the list that it was opened from; null for none. */
  month: string | null;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Corrigir': what a result should have been, and why. Every list that it changes gets a further version. */
export function CorrectDialog({ ranking, result, month, open, onDone, onClose }: CorrectDialogProps) {
  const [chosen, setChosen] = useState(result);
  const { form, submit, pending } = useServerForm(useCorrectRankingMutation(), {
    rules: async () => (await import("../../../server/rankings/ranking-input.rules")).oneCorrectionSchema,
    defaultValues: { resultKey: result?.key ?? "", level: "", reason: "" },
    input: ({ resultKey, level, reason }) => ({
      rankingId: ranking.id,
      changes: [{ resultKey, level: level === disqualified ? null : level }],
      reason,
    }),
    onDone: (done) => {
      toast.success({
        title: "Resultado corrigido",
        description: versionsInWords(
          done.versions,
          "Nenhuma lista publicada muda: vale a partir da próxima.",
        ),
      });
      onDone();
    },
  });
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const {
    field: { ref: resultRef },
  } = useController({ control, name: "resultKey" });

  const choose = (next: ResultToCorrect | null) => {
    setChosen(next);
    setValue("resultKey", next?.key ?? "", { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue("level", "", { shouldDirty: false });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title={month === null ? "Corrigir resultado" : `Corrigir a lista de ${formatMonth(month)}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Corrigir"
      pendingLabel="Corrigindo…"
    >
      <Notice tone="info">
        Cada lista publicada que muda ganha uma nova versão, que diz qual corrige e por quê. A anterior
        continua no seu endereço.
      </Notice>
      {chosen ? (
        <Panel p="4">
          <Flex justify="space-between" align="flex-start" gap="3">
            <Stack gap="0" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {chosen.name}
              </Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {chosen.eventName} · {saidOf(chosen)}
              </Text>
            </Stack>
            <Button size="sm" variant="ghost" colorPalette="sea" onClick={() => choose(null)}>
              Trocar
            </Button>
          </Flex>
        </Panel>
      ) : (
        <SearchedChoices
          label="De quem é o resultado"
          placeholder="Nome do atleta"
          required
          ref={resultRef}
          error={errors.resultKey?.message}
        >
          {(search, attempt) => (
            <Found rankingId={ranking.id} month={month} search={search} attempt={attempt} onChoose={choose} />
          )}
        </SearchedChoices>
      )}
      {chosen ? (
        <SelectField
          label="Como deve contar"
          required
          placeholder="Escolha"
          hint="Pela tabela de hoje. Se o evento já pagou esta fase a outro atleta, valem os pontos que ele ganhou."
          options={waysFor(chosen, ranking.shares)}
          error={errors.level?.message}
          {...register("level")}
        />
      ) : null}
      <TextAreaField
        label="Motivo"
        required
        hint="Todos leem na lista corrigida."
        placeholder="Protesto deferido em 12/11"
        error={errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}

const saidOf = ({ level, points }: Pick<ResultToCorrect, "level" | "points">): string =>
  [level ? roundReachedLabel[level] : null, counted(points, "ponto", "pontos")].filter(Boolean).join(" · ");

/** The lines of the table that it could have been; a number given by hand can only be taken away. */
function waysFor({ level, tier, points }: ResultToCorrect, shares: readonly number[]) {
  const lines =
    tier === null
      ? []
      : roundsReached
          .filter((round) => round !== level)
          .map((round) => ({
            value: round,
            label: `${roundReachedLabel[round]}: ${formatCount(pointsFor(tier, round, shares))} pontos`,
          }));
  return points === 0 && level === null
    ? lines
    : [...lines, { value: disqualified, label: "Desclassificado: não ganha pontos" }];
}

interface FoundProps {
  rankingId: string;
  /** Only what a list of that month can hold. */
  month: string | null;
  search: string;
  attempt: number;
  onChoose: (result: ResultToCorrect) => void;
}

function Found({ rankingId, month, search, attempt, onChoose }: FoundProps) {
  const { node } = useLazyLoadQuery<CorrectDialogQuery>(
    graphql`
      query CorrectDialogQuery($rankingId: ID!, $search: String, $upTo: Date) {
        node(id: $rankingId) {
          ... on Ranking {
            results(first: 20, search: $search, upTo: $upTo) {
              edges {
                node {
                  key
                  points
                  date
                  level
                  tier
                  eventName
                  athlete {
                    displayName
                  }
                }
              }
            }
          }
        }
      }
    `,
    { rankingId, search, upTo: month && addDays(addMonths(month, 1), -1) },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const found = (node?.results?.edges ?? []).map(({ node: one }) => ({
    date: one.date,
    key: one.key,
    name: one.athlete.displayName || "Atleta",
    eventName: one.eventName,
    points: one.points,
    level: one.level ?? null,
    tier: one.tier ?? null,
  }));
  return (
    <ChoiceList
      legend="Resultado"
      atOnce
      choices={found.map((one) => ({
        key: one.key,
        name: one.name,
        facts: `${one.eventName} · ${saidOf(one)} · ${formatDate(one.date)}`,
      }))}
      chosen={null}
      onChoose={(key) => {
        const one = found.find((result) => result.key === key);
        if (one) onChoose(one);
      }}
      empty={search === "" ? "Este ranking ainda não tem resultados." : "Nenhum resultado com este nome."}
    />
  );
}

import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import { roundsReached } from "../../../server/sport/draws/rounds.rules";
import { roundReachedLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import {
  pointsFor,
  rankingTierNames,
  rankingTiers,
} from "../../../server/sport/ranking/ranking-points.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { AddPointsDialogQuery } from "../../__generated__/AddPointsDialogQuery.graphql";
import { ChoiceChips } from "../../ui/form/Chips";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { DateField, SelectField, TextAreaField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerForm } from "../../ui/form/server-form";
import { formatCount, today } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { useAddRankingPointsMutation } from "./use-ranking-mutations";
import { versionsInWords } from "./RankingVersions";

interface AddPointsDialogProps {
  ranking: { readonly id: string; readonly shares: readonly number[] };
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

const ways = [
  { value: "TABLE", label: "Pela tabela" },
  { value: "NUMBER", label: "Um número de pontos" },
] as const;
const tiers = rankingTierNames.map((value) => ({
  value,
  label: `${value}: ${formatCount(rankingTiers[value])} pontos ao campeão`,
}));
const levels = roundsReached.map((value) => ({ value, label: roundReachedLabel[value] }));
const orNull = (value: string) => value || null;

/** 'Lançar pontos': of an event elsewhere, or of what was forgotten. */
export function AddPointsDialog({ ranking, open, onDone, onClose }: AddPointsDialogProps) {
  // The same button pressed twice gives them once.
  const [key] = useState(newKey);
  const [way, setWay] = useState<(typeof ways)[number]["value"]>("TABLE");
  const [athlete, setAthlete] = useState<Athlete | null>(null);
  const { form, submit, pending } = useServerForm(useAddRankingPointsMutation(), {
    rules: async () => (await import("../../../server/rankings/ranking-input.rules")).rankingPointsSchema,
    defaultValues: {
      athleteKey: "",
      eventName: "",
      date: "",
      tier: null,
      level: null,
      points: null,
      reason: "",
      correctsPublished: false,
    },
    input: ({ tier: size, level: line, points, ...input }) => {
      const earned = { tier: size ?? null, level: line ?? null, points: points ?? null };
      return { rankingId: ranking.id, key, ...input, ...earned };
    },
    onDone: (done) => {
      toast.success({
        title: "Pontos lançados",
        description: versionsInWords(done.versions, "Contam a partir da próxima lista."),
      });
      onDone();
    },
  });
  const { register, control, formState, setValue, clearErrors } = form;
  const { errors } = formState;
  const {
    field: { ref: athleteRef },
  } = useController({ control, name: "athleteKey" });
  const [tier, level] = useWatch({ control, name: ["tier", "level"] });

  const choose = (next: Athlete | null) => {
    setAthlete(next);
    setValue("athleteKey", next?.key ?? "", { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const chooseWay = (next: typeof way) => {
    setWay(next);
    clearErrors(["tier", "level", "points"]);
    if (next === "TABLE") return setValue("points", null);
    setValue("tier", null);
    setValue("level", null);
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Lançar pontos"
      description="De um evento de fora ou de um protesto. Os dos seus torneios entram sozinhos."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Lançar pontos"
      pendingLabel="Lançando…"
    >
      {athlete ? (
        <Flex justify="space-between" align="center" gap="3" minH="11">
          <Person name={athlete.name} size="sm" />
          <Button size="sm" variant="ghost" colorPalette="sea" onClick={() => choose(null)}>
            Trocar
          </Button>
        </Flex>
      ) : (
        <SearchedChoices
          label="Atleta"
          placeholder="Nome do atleta"
          required
          ref={athleteRef}
          error={errors.athleteKey?.message}
        >
          {(search, attempt) =>
            search === "" ? (
              <Text color="fg.muted">Digite o nome do atleta.</Text>
            ) : (
              <Athletes rankingId={ranking.id} search={search} attempt={attempt} onChoose={choose} />
            )
          }
        </SearchedChoices>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <TextField
          label="Evento"
          required
          autoComplete="off"
          placeholder="Aberto de Garopaba"
          error={errors.eventName?.message}
          {...register("eventName")}
        />
        <DateField
          label="Último dia do evento"
          required
          max={today(brasiliaTime)}
          error={errors.date?.message}
          {...register("date")}
        />
      </SimpleGrid>
      <ChoiceChips legend="Quanto vale" columns={2} options={ways} value={way} onChange={chooseWay} />
      {way === "TABLE" ? (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <SelectField
            label="Tamanho do evento"
            required
            placeholder="Escolha"
            options={tiers}
            error={errors.tier?.message ?? (tier ? undefined : errors.points?.message)}
            {...register("tier", { setValueAs: orNull })}
          />
          <SelectField
            label="Até onde chegou"
            required
            placeholder="Escolha"
            options={levels}
            hint={
              tier && level ? counted(pointsFor(tier, level, ranking.shares), "ponto", "pontos") : undefined
            }
            error={errors.level?.message ?? (level ? undefined : errors.points?.message)}
            {...register("level", { setValueAs: orNull })}
          />
        </SimpleGrid>
      ) : (
        <TextField
          label="Pontos"
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.points?.message}
          {...register("points", { setValueAs: numberOrNull })}
        />
      )}
      <TextAreaField
        label="Motivo"
        required
        hint="Todos leem, ao lado dos pontos."
        placeholder="Etapa da federação do Paraná"
        error={errors.reason?.message}
        {...register("reason")}
      />
      <SwitchField
        control={control}
        name="correctsPublished"
        label="Corrigir também as listas já publicadas"
        hint="Cada lista que muda ganha uma nova versão. Desligado, os pontos contam a partir da próxima."
      />
    </FormDialog>
  );
}

interface Athlete {
  readonly key: string;
  readonly name: string;
}

/** So many are shown: who is not among them is found by more of the name. */
const mostShown = 8;

interface AthletesProps {
  rankingId: string;
  search: string;
  attempt: number;
  onChoose: (athlete: Athlete) => void;
}

function Athletes({ rankingId, search, attempt, onChoose }: AthletesProps) {
  const { node } = useLazyLoadQuery<AddPointsDialogQuery>(
    graphql`
      query AddPointsDialogQuery($rankingId: ID!, $search: String!) {
        node(id: $rankingId) {
          ... on Ranking {
            athletesToAdd(search: $search) {
              key
              displayName
              level
            }
          }
        }
      }
    `,
    { rankingId, search },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const found = (node?.athletesToAdd ?? []).map(({ key, displayName, level }) => ({
    key,
    name: displayName || "Atleta",
    level,
  }));
  return (
    <ChoiceList
      legend="Atleta"
      atOnce
      choices={found.slice(0, mostShown).map(({ key, name, level }) => ({
        key,
        name,
        facts: level ? `Nível ${athleteLevelLabel[level]}` : null,
      }))}
      chosen={null}
      onChoose={(key) => {
        const one = found.find((athlete) => athlete.key === key);
        if (one) onChoose({ key: one.key, name: one.name });
      }}
      empty="Nenhum atleta com este nome. Valem os das arenas filiadas e quem já pontuou aqui."
    />
  );
}

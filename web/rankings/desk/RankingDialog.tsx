import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useController } from "react-hook-form";
import type { z } from "zod";
import type { rankingSchema } from "../../../server/rankings/ranking-input.rules";
import { eventGenderLabel, eventGenders } from "../../../server/sport/gender.rules";
import {
  rankingScopeLabel,
  rankingScopes,
  rankingWindowLabel,
  unaffiliatedLabel,
} from "../../../server/sport/ranking/ranking-labels.rules";
import { usualShares } from "../../../server/sport/ranking/ranking-points.rules";
import { rankingWindows, unaffiliatedRules } from "../../../server/sport/ranking/ranking-totals.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { FormDialog } from "../../ui/form/FormDialog";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { SelectField, TextField } from "../../ui/form/Fields";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerFormWith } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import type { RankingOwner, ReadRanking } from "./read-ranking";
import { SharesField } from "./SharesField";
import {
  useCreateArenaRankingMutation,
  useCreateRankingMutation,
  useUpdateRankingMutation,
} from "./use-ranking-mutations";

type Sent = z.output<typeof rankingSchema>;

interface RankingDialogProps {
  /** The one to change; or for whom a new one is. */
  of: ReadRanking | RankingOwner;
  open: boolean;
  /** Saved. @param created where it is a new one. */
  onDone: (created: boolean) => void;
  onClose: () => void;
}

const genders = eventGenders.map((value) => ({ value, label: eventGenderLabel[value] }));
const scopes = rankingScopes.map((value) => ({ value, label: rankingScopeLabel[value] }));
const unaffiliated = unaffiliatedRules.map((value) => ({ value, label: unaffiliatedLabel[value] }));
const windows = rankingWindows.map((value) => ({ value, label: rankingWindowLabel[value] }));

const fresh = {
  name: "",
  category: "",
  window: "ROLLING_52_WEEKS",
  bestResults: 10,
  shares: [...usualShares],
  unaffiliated: "COUNT",
  automatic: true,
} as const;

const valuesOf = ({
  name,
  category,
  gender,
  scope,
  window,
  bestResults,
  shares,
  unaffiliated,
  automatic,
}: ReadRanking) => ({
  name,
  category,
  scope,
  window,
  bestResults,
  unaffiliated,
  automatic,
  shares: [...shares],
  // One that was made before it was asked has none.
  ...(gender ? { gender } : {}),
});

/** 'Criar Ranking', and what one is changed to. */
export function RankingDialog({ of, open, onDone, onClose }: RankingDialogProps) {
  const ranking = "name" in of ? of : null;
  const { form, submit, pending } = useServerFormWith(useSave(of), {
    rules: async () => (await import("../../../server/rankings/ranking-input.rules")).rankingSchema,
    defaultValues: ranking ? valuesOf(ranking) : { ...fresh, shares: [...usualShares] },
    onDone: (_done, { name }) => {
      toast.success(
        ranking
          ? { title: "Ranking salvo", description: name }
          : { title: "Sucesso!", description: "Ranking criado com sucesso." },
      );
      onDone(ranking === null);
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const {
    field: { value: window, onChange: chooseWindow },
  } = useController({ control, name: "window" });
  const {
    field: { ref: sharesRef, value: shares, onChange: setShares },
  } = useController({ control, name: "shares" });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title={ranking ? "Editar ranking" : "Criar Ranking"}
      description={
        ranking ? "Vale a partir da próxima lista. As que já foram publicadas ficam como estão." : undefined
      }
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={ranking ? "Salvar" : "Criar Ranking"}
      pendingLabel={ranking ? "Salvando…" : "Criando…"}
    >
      <TextField
        label="Nome"
        required
        autoComplete="off"
        placeholder="Circuito Catarinense Feminino B"
        error={errors.name?.message}
        {...register("name")}
      />
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="5" alignItems="start">
        <TextField
          label="Categoria"
          required
          autoComplete="off"
          placeholder="B"
          error={errors.category?.message}
          {...register("category")}
        />
        <SelectField
          label="Gênero"
          required
          placeholder="Escolha"
          options={genders}
          error={errors.gender?.message}
          {...register("gender")}
        />
        <SelectField
          label="Abrangência"
          required
          placeholder="Escolha"
          options={scopes}
          error={errors.scope?.message}
          {...register("scope")}
        />
      </SimpleGrid>
      <ChoiceChips
        legend="Quais resultados contam"
        columns={{ base: 1, sm: 2 }}
        options={windows}
        value={window}
        onChange={chooseWindow}
        error={errors.window?.message}
      />
      <TextField
        label="Melhores resultados de cada atleta"
        required
        hint="Somam só os melhores: quem joga mais não ganha por isso."
        inputMode="numeric"
        autoComplete="off"
        error={errors.bestResults?.message}
        {...register("bestResults", { setValueAs: numberOrNull })}
      />
      <SharesField
        ref={sharesRef}
        value={shares}
        onChange={setShares}
        errors={shares.map((_share, index) => errors.shares?.[index]?.message)}
        error={errors.shares?.message ?? errors.shares?.root?.message}
      />
      <SelectField
        label="Pontos de quem joga sem filiação"
        required
        hint="Sem filiação joga quem não é atleta da arena, ou de uma arena filiada à federação, quando o evento termina."
        options={unaffiliated}
        error={errors.unaffiliated?.message}
        {...register("unaffiliated")}
      />
      <SwitchField
        control={control}
        name="automatic"
        label="Publicar sozinho no dia 1º"
        hint="Desligado, a lista de cada mês sai só quando você publica."
      />
    </FormDialog>
  );
}

/** Sends it to where it belongs: a new one of either, or what one is changed to. */
function useSave(of: RankingDialogProps["of"]) {
  const [createForFederation, creating] = useCreateRankingMutation();
  const [createForArena, creatingForArena] = useCreateArenaRankingMutation();
  const [update, updating] = useUpdateRankingMutation();
  const save = async (typed: Sent) => {
    const input = { ...typed, shares: [...typed.shares] };
    if ("federationId" in of)
      return (await createForFederation({ input: { federationId: of.federationId, ...input } }))
        ?.createRanking;
    if ("arenaId" in of)
      return (await createForArena({ input: { arenaId: of.arenaId, ...input } }))?.createArenaRanking;
    const { id: rankingId, active } = of;
    return (await update({ input: { rankingId, active, ...input } }))?.updateRanking;
  };
  return [save, creating || creatingForArena || updating] as const;
}

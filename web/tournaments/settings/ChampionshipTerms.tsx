import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { rankingTierNames, rankingTiers } from "../../../server/sport/ranking/ranking-points.rules";
import { numberOrNull } from "../../ui/form/number-or-null";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";

const tiers = [
  { value: "", label: "Ainda não definida" },
  ...rankingTierNames.map((name) => ({
    value: name,
    label: `${name}: ${rankingTiers[name]} pontos para o campeão`,
  })),
];

type Name = "sanctionTier" | "protestHours";

interface ChampionshipTermsProps {
  register: (name: Name, options: { setValueAs: (value: unknown) => unknown }) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Name, unknown>>;
}

/** What a championship is worth, and for how long its results may be protested. */
export function ChampionshipTerms({ register, errors }: ChampionshipTermsProps) {
  return (
    <>
      <SelectField
        label="Faixa da etapa"
        hint="Vale para as categorias ligadas a um ranking"
        options={tiers}
        error={errors.sanctionTier?.message}
        {...register("sanctionTier", { setValueAs: (value) => (value === "" ? null : value) })}
      />
      <TextField
        label="Prazo para protestos (horas)"
        hint="Depois do fim da categoria; se vazio, sem prazo"
        inputMode="numeric"
        autoComplete="off"
        error={errors.protestHours?.message}
        {...register("protestHours", { setValueAs: numberOrNull })}
      />
    </>
  );
}

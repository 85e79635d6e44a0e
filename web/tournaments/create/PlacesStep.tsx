import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { PlacesStep_arena$key } from "../../__generated__/PlacesStep_arena.graphql";
import { counted } from "../../../server/platform/plural.rules";
import { entersInPairs } from "../../../server/sport/draws/category-format.rules";
import { super8Participants } from "../../../server/sport/event-size.rules";
import { DateField } from "../../ui/form/DateField";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/number-or-null";
import { TextField } from "../../ui/form/TextField";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { NewCategories } from "../settings/NewCategories";
import type { CategoryDraft } from "../settings/use-category-draft";
import { ScheduleForecast } from "./ScheduleForecast";
import type { NewTournamentFields } from "./tournament-form";

const optionalNumber = { setValueAs: numberOrNull };
const digits = { type: "number", inputMode: "numeric", min: 1 } as const;
const columns = { base: 1, sm: 2 };

interface PlacesStepProps {
  form: NewTournamentFields;
  arena: PlacesStep_arena$key;
  today: string;
  draft: CategoryDraft;
}

/** Form step: dates, number of participants, and entry fee. */
export function PlacesStep({ form, arena: key, today, draft }: PlacesStepProps) {
  const arena = useFragment(
    graphql`
      fragment PlacesStep_arena on Arena {
        ...ScheduleForecast_arena
      }
    `,
    key,
  );
  const { register, control, formState } = form;
  const { errors } = formState;
  const [kind, drawFormat = "GROUPS_KNOCKOUT", startDate, fee = 0, most, others = []] = useWatch({
    control,
    name: ["kind", "drawFormat", "startDate", "feeInCents", "maxParticipants", "otherCategories"],
  });
  const isSuper8 = kind === "SUPER8";
  const inPairs = !isSuper8 && entersInPairs({ drawFormat });
  return (
    <>
      <SimpleGrid columns={columns} gap="5">
        <DateField
          label="Data de início"
          required
          min={today}
          error={errors.startDate?.message}
          {...register("startDate")}
        />
        <DateField
          label="Data de fim"
          hint="Se vazio, no mesmo dia"
          min={startDate || today}
          error={errors.endDate?.message}
          {...register("endDate")}
        />
        <MoneyField
          label="Valor da inscrição (R$)"
          hint={inPairs && fee > 0 ? `Por atleta: a dupla paga ${formatMoney(fee * 2)}` : "Por atleta"}
          control={control}
          name="feeInCents"
        />
        {isSuper8 ? null : (
          <TextField
            label="Máximo de participantes"
            hint={
              inPairs
                ? `Em atletas; em branco, sem limite${pairsInWords(most)}`
                : "Deixe em branco para não limitar"
            }
            error={errors.maxParticipants?.message}
            {...digits}
            {...register("maxParticipants", optionalNumber)}
          />
        )}
        {inPairs ? (
          <TextField
            label="Mínimo de duplas"
            hint="Mínimo de duplas necessário para iniciar o torneio"
            error={errors.minPairs?.message}
            {...digits}
            {...register("minPairs", optionalNumber)}
          />
        ) : null}
      </SimpleGrid>
      {isSuper8 ? (
        <Notice tone="info">Um Super 8 tem {super8Participants} vagas e uma só categoria.</Notice>
      ) : (
        <NewCategories
          title="Outras categorias"
          label="Outras categorias do torneio"
          note="Cada categoria tem suas inscrições, seu preço, seu chaveamento e seus campeões. Até o sorteio você ainda pode mudá-las."
          categories={others}
          draft={draft}
          error={errors.otherCategories?.message ?? errors.otherCategories?.root?.message}
        />
      )}
      <ScheduleForecast form={form} arena={arena} />
    </>
  );
}

/** The limit counts athletes; for formats that are played in pairs this shows the number of pairs. */
function pairsInWords(most: unknown): string {
  const athletes = numberOrNull(most);
  return typeof athletes === "number" && athletes >= 2
    ? ` · cabem ${counted(Math.floor(athletes / 2), "dupla", "duplas")}`
    : "";
}

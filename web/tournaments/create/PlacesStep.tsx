import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock } from "lucide-react";
import { useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { entersInPairs } from "../../../server/sport/draws/draw-plan.rules";
import { super8Participants } from "../../../server/sport/event-size.rules";
import type { ForecastCategory } from "../../../server/sport/scheduling/forecast-schedule.rules";
import { usualPlay } from "../../../server/sport/scheduling/schedule-plan.rules";
import type { PlacesStep_arena$key } from "../../__generated__/PlacesStep_arena.graphql";
import type { PlacesStep_scheduleForecastArena$key } from "../../__generated__/PlacesStep_scheduleForecastArena.graphql";
import { Card } from "../../ui/Cards";
import { DateField, TextField } from "../../ui/form/Fields";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { daysToForecast, type ForecastEvent, ForecastForm } from "../public/ForecastForm";
import { type CategoryDraft, NewCategories } from "../settings/NewCategories";
import type { NewTournamentFields } from "./tournament-form";

interface ScheduleForecastProps {
  form: NewTournamentFields;
  arena: PlacesStep_scheduleForecastArena$key;
}

/** Estimates the hours and courts for the tournament in the form, assuming that all places are taken. */
function ScheduleForecast({ form, arena: key }: ScheduleForecastProps) {
  const arena = useFragment(
    graphql`
      fragment PlacesStep_scheduleForecastArena on Arena {
        courtCount
        opensAt
        closesAt
      }
    `,
    key,
  );
  const readEvent = (): ForecastEvent | { problem: string } => {
    const { startDate, endDate } = form.getValues();
    const days = startDate && endDate ? daysToForecast(startDate, endDate) : [startDate];
    if (days.length === 0) return { problem: "A data de fim deve ser depois da data de início" };
    const categories = forecastCategories(form);
    if (categories.length === 0)
      return { problem: "Informe o máximo de participantes: a previsão conta com todas as vagas ocupadas" };
    return { categories, days };
  };
  return (
    <Card title="Quanto tempo leva?" icon={CalendarClock}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          Uma previsão com todas as vagas ocupadas e {usualPlay.minRestMinutes} min de descanso. Não é salva:
          depois do sorteio, a programação dá a cada jogo a sua quadra e o seu horário.
        </Text>
        <ForecastForm
          defaults={{
            courts: arena.courtCount ?? 1,
            matchMinutes: usualPlay.matchMinutes,
            opens: arena.opensAt ?? "08:00",
            closes: arena.closesAt ?? "22:00",
          }}
          minRestMinutes={usualPlay.minRestMinutes}
          readEvent={readEvent}
        />
      </Stack>
    </Card>
  );
}

/** The categories with a limit, at full size; the limit counts athletes, so it is halved for formats played in pairs. */
function forecastCategories(form: NewTournamentFields): ForecastCategory[] {
  const {
    kind,
    category,
    drawFormat = "GROUPS_KNOCKOUT",
    maxParticipants,
    otherCategories = [],
  } = form.getValues();
  if (kind === "SUPER8") return [{ name: "Super 8", drawFormat: "SUPER_N", entries: super8Participants }];
  const perEntry = entersInPairs({ drawFormat }) ? 2 : 1;
  return [{ name: category || "Categoria", maxParticipants }, ...otherCategories].flatMap((each) => {
    const most = numberOrNull(each.maxParticipants);
    return typeof most === "number" && most > 0
      ? [{ name: each.name, drawFormat, entries: Math.floor(most / perEntry) }]
      : [];
  });
}

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
        ...PlacesStep_scheduleForecastArena
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

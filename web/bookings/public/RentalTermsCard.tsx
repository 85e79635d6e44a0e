import type { RentalTermsCard_arena$key } from "../../__generated__/RentalTermsCard_arena.graphql";
import { Button, IconButton } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { KeyRound, Plus, Trash2 } from "lucide-react";
import { useController, useFieldArray, type UseFormReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { z } from "zod";
import type { rentalTermsSchema } from "../../../server/bookings/rental-terms.rules";
import {
  mostFreeCancelHours,
  mostHorizonDays,
  onlineRentals,
  onlineRentalsLabel,
  rentalAudienceLabel,
  rentalAudiences,
  rentalMinMinutes,
  rentalStepMinutes,
  unansweredRule,
} from "../../../server/bookings/rental-words.rules";
import { Card } from "../../ui/Cards";
import { ChoiceChips, WeekdayChips } from "../../ui/form/Chips";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { lengthInWords } from "../rental-price";
import { useSaveRentalTermsMutation } from "../use-rental-mutations";

type Typed = z.input<typeof rentalTermsSchema>;
type Terms = z.output<typeof rentalTermsSchema>;
type Form = UseFormReturn<Typed, unknown, Terms>;

/** Whether courts are rented on the arena's page, how many come for a day, and hours that cost otherwise. */
export function RentalTermsCard({ arena: key }: { arena: RentalTermsCard_arena$key }) {
  const arena = useFragment(
    graphql`
      fragment RentalTermsCard_arena on Arena {
        id
        hourlyRateInCents
        onlineRentals
        rentalTerms {
          audience
          minMinutes
          stepMinutes
          horizonDays
          freeCancelHours
        }
        dayUsePlaces
        priceLines {
          days
          from
          to
          hourlyRateInCents
        }
      }
    `,
    key,
  );
  const terms = arena.rentalTerms;
  const usualRate = arena.hourlyRateInCents ?? 0;
  const { form, submit, pending } = useServerForm(useSaveRentalTermsMutation(), {
    rules: async () => (await import("../../../server/bookings/rental-terms.rules")).rentalTermsSchema,
    defaultValues: {
      onlineRentals: arena.onlineRentals ?? "NONE",
      rentalAudience: terms?.audience ?? "ANYONE",
      rentalMinMinutes: rentalMinMinutes.find((minutes) => minutes === terms?.minMinutes) ?? 60,
      rentalStepMinutes: rentalStepMinutes.find((minutes) => minutes === terms?.stepMinutes) ?? 30,
      rentalHorizonDays: terms?.horizonDays ?? 30,
      freeCancelHours: terms?.freeCancelHours ?? 4,
      dayUsePlaces: arena.dayUsePlaces ?? null,
      priceLines: (arena.priceLines ?? []).map(({ days, from, to, hourlyRateInCents }) => ({
        days: [...days],
        from,
        to,
        hourlyRateInCents,
      })),
    },
    input: (terms) => ({ arenaId: arena.id, ...terms }),
    onDone: (_done, terms) => {
      form.reset(terms);
      toast.success({ title: "Preços e regras de locação salvos" });
    },
  });
  const { control, register, handleSubmit, formState } = form;
  const online = useController({ control, name: "onlineRentals" }).field;
  const audience = useController({ control, name: "rentalAudience" }).field;
  const lines = useFieldArray({ control, name: "priceLines" });

  return (
    <Card title="Locação e Day Use" icon={KeyRound}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="6">
          <ChoiceChips
            legend="Na página da arena, um atleta que quer um horário livre"
            columns={1}
            options={onlineRentals.map((value) => ({ value, label: onlineRentalsLabel[value] }))}
            value={online.value}
            onChange={online.onChange}
            error={formState.errors.onlineRentals?.message}
          />
          {online.value === "ON_REQUEST" ? (
            <Text color="fg.muted" textStyle="sm" mt="-3">
              {unansweredRule}
            </Text>
          ) : null}
          {online.value === "NONE" ? null : (
            <ChoiceChips
              legend="Quem pode pedir"
              columns={{ base: 1, sm: 2 }}
              options={rentalAudiences.map((value) => ({ value, label: rentalAudienceLabel[value] }))}
              value={audience.value}
              onChange={audience.onChange}
              error={formState.errors.rentalAudience?.message}
            />
          )}
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
            <SelectField
              label="Tempo mínimo"
              options={rentalMinMinutes.map((minutes) => ({
                value: String(minutes),
                label: lengthInWords(minutes),
              }))}
              error={formState.errors.rentalMinMinutes?.message}
              {...register("rentalMinMinutes", { setValueAs: numberOrNull })}
            />
            <SelectField
              label="Depois, de quanto em quanto"
              options={rentalStepMinutes.map((minutes) => ({
                value: String(minutes),
                label: lengthInWords(minutes),
              }))}
              error={formState.errors.rentalStepMinutes?.message}
              {...register("rentalStepMinutes", { setValueAs: numberOrNull })}
            />
            <TextField
              label="Com quantos dias de antecedência"
              hint={`De 1 a ${mostHorizonDays}: a página mostra até este dia`}
              type="number"
              inputMode="numeric"
              min={1}
              max={mostHorizonDays}
              required
              error={formState.errors.rentalHorizonDays?.message}
              {...register("rentalHorizonDays", { setValueAs: numberOrNull })}
            />
            <TextField
              label="Cancelar é grátis até quantas horas antes"
              hint="Depois, o valor é devido. Vale para o que for alugado a partir de agora"
              type="number"
              inputMode="numeric"
              min={0}
              max={mostFreeCancelHours}
              required
              error={formState.errors.freeCancelHours?.message}
              {...register("freeCancelHours", { setValueAs: numberOrNull })}
            />
          </SimpleGrid>
          <TextField
            label="Vagas de Day Use por dia"
            hint="Em branco: sem limite"
            type="number"
            inputMode="numeric"
            min={0}
            maxW="12rem"
            error={formState.errors.dayUsePlaces?.message}
            {...register("dayUsePlaces", { setValueAs: numberOrNull })}
          />
          <Stack gap="3">
            <Heading as="h3" textStyle="md" fontWeight="bold">
              Preços por horário
            </Heading>
            <Text color="fg.muted" textStyle="sm">
              Fora destes horários a hora custa {formatMoney(usualRate)}. Quando dois valem, conta o primeiro.
            </Text>
            {lines.fields.map(({ id }, index) => (
              <PriceRow key={id} form={form} index={index} onRemove={() => lines.remove(index)} />
            ))}
            <Button
              type="button"
              variant="outline"
              colorPalette="gray"
              alignSelf="flex-start"
              onClick={() =>
                lines.append({
                  days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
                  from: "18:00",
                  to: "22:00",
                  hourlyRateInCents: usualRate,
                })
              }
            >
              <Plus />
              Adicionar preço
            </Button>
          </Stack>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar locação e Day Use"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}

function PriceRow({ form, index, onRemove }: { form: Form; index: number; onRemove: () => void }) {
  const { control, register, formState } = form;
  const days = useController({ control, name: `priceLines.${index}.days` }).field;
  const errors = formState.errors.priceLines?.[index];
  return (
    <Stack
      gap="4"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      borderColor="border.muted"
      as="fieldset"
      minW="0"
      aria-label={`${index + 1}º preço`}
    >
      <Grid templateColumns="minmax(0, 1fr) auto" gap="3" alignItems="start">
        <WeekdayChips
          legend="Dias"
          value={days.value}
          onChange={days.onChange}
          error={errors?.days?.message ?? errors?.days?.root?.message}
        />
        <IconButton
          type="button"
          variant="ghost"
          colorPalette="flag"
          aria-label={`Tirar o ${index + 1}º preço`}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      </Grid>
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3" alignItems="start">
        <TextField
          label="Das"
          type="time"
          required
          error={errors?.from?.message}
          {...register(`priceLines.${index}.from`)}
        />
        <TextField
          label="Até"
          type="time"
          required
          error={errors?.to?.message}
          {...register(`priceLines.${index}.to`)}
        />
        <MoneyField label="Hora (R$)" control={control} name={`priceLines.${index}.hourlyRateInCents`} />
      </SimpleGrid>
    </Stack>
  );
}

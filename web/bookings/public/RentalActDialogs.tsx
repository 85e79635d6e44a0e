import { Text } from "@chakra-ui/react/text";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { defaultCancellationRule, rentalCancellation } from "../../../server/bookings/rental-price.rules";
import {
  bookingParties,
  bookingPartyLabel,
  freeUntilInWords,
  rentalScopeLabel,
  rentalScopes,
} from "../../../server/bookings/rental-words.rules";
import { clockAt, dayAt } from "../../../server/platform/time/time-zone.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { TextAreaField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { nightEndHint } from "../../ui/form/night-end";
import { useServerForm } from "../../ui/form/server-form";
import { formatDay, formatMoney, formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useNow } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { lengthInWords, typedPrice } from "../rental-price";
import { RentalTimeFields } from "../RentalTimeFields";
import { useCancelRentalMutation, useMoveRentalMutation } from "../use-rental-mutations";
import { type ProposedPlace, type RentalPlace, useProposal } from "./rental-place";
import type { RentalOfCalendar } from "./rental-row";

interface CancelRentalDialogProps {
  rental: RentalOfCalendar;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** A rental does not take place: who says so decides what it costs. */
export function CancelRentalDialog({ rental, open, onDone, onClose }: CancelRentalDialogProps) {
  const timeZone = usePlaceTime();
  const now = useNow();
  const { form, submit, pending } = useServerForm(useCancelRentalMutation(), {
    rules: async () => (await import("../../../server/bookings/rental.rules")).cancelRentalSchema,
    defaultValues: { scope: "THIS", by: "CLIENT", reason: "" },
    input: ({ reason, ...input }) => ({ ...input, rentalId: rental.id, reason: reason || null }),
    onDone: (_done, { scope: cancelled }) => {
      toast.success({ title: cancelled === "THIS" ? "Locação cancelada" : "Locações canceladas" });
      onDone();
    },
  });
  const { register, control, formState } = form;
  const scope = useController({ control, name: "scope" }).field;
  const by = useController({ control, name: "by" }).field;
  const { chargeInCents } = rentalCancellation(
    {
      priceInCents: rental.priceInCents ?? 0,
      paidInCents: 0,
      startsAt: new Date(rental.startsAt),
      cancelledAt: now,
      by: by.value,
    },
    { ...defaultCancellationRule, freeHours: rental.freeCancelHours },
  );

  const free = freeUntilInWords(rental.freeCancelHours);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Cancelar locação?"
      description={`${rental.clientName}: ${formatDay(dayAt(Date.parse(rental.startsAt), timeZone))} às ${formatTime(rental.startsAt, timeZone)}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Cancelar locação"
      pendingLabel="Cancelando…"
      dangerous
    >
      <ChoiceChips
        legend="Quem cancela"
        columns={2}
        options={bookingParties.map((value) => ({ value, label: bookingPartyLabel[value] }))}
        value={by.value}
        onChange={by.onChange}
      />
      {rental.seriesSize > 1 ? (
        <ChoiceChips
          legend="Quais locações"
          columns={2}
          options={rentalScopes.map((value) => ({ value, label: rentalScopeLabel[value] }))}
          value={scope.value}
          onChange={scope.onChange}
        />
      ) : null}
      <Text as="output" display="block">
        {chargeInCents > 0
          ? `Cancelar era grátis ${free}: o cliente paga ${formatMoney(chargeInCents)} mesmo assim.`
          : by.value === "ARENA"
            ? "O cliente não paga nada."
            : `Quem cancela ${free} não paga nada.`}
      </Text>
      <TextAreaField label="Motivo" error={formState.errors.reason?.message} {...register("reason")} />
    </FormDialog>
  );
}

interface MoveRentalDialogProps {
  place: RentalPlace;
  rental: RentalOfCalendar;
  /** Where it was dragged to. */
  to?: ProposedPlace;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Mover…': another court, day or hour. */
export function MoveRentalDialog({ place, rental, to, open, onDone, onClose }: MoveRentalDialogProps) {
  const timeZone = usePlaceTime();
  const [startsAt, endsAt] = [rental.startsAt, rental.endsAt].map(Date.parse) as [number, number];
  const before = {
    courtKey: rental.court.key,
    date: dayAt(startsAt, timeZone),
    startsAt: clockAt(startsAt, timeZone),
    endsAt: clockAt(endsAt, timeZone),
  };
  const { form, submit, pending } = useServerForm(useMoveRentalMutation(), {
    rules: async () => (await import("../../../server/bookings/rental.rules")).moveRentalSchema,
    defaultValues: { ...before, priceInCents: rental.priceInCents ?? 0 },
    input: ({ priceInCents, ...input }) => ({ ...input, rentalId: rental.id, priceInCents }),
    onDone: () => {
      toast.success({ title: "Locação alterada" });
      onDone();
    },
  });
  const { register, control, formState, setValue } = form;
  const { errors, dirtyFields } = formState;
  const [date, from, until] = useWatch({ control, name: ["date", "startsAt", "endsAt"] });
  const price = typedPrice({ date, startsAt: from, endsAt: until }, place, timeZone);
  const own = dirtyFields.priceInCents === true;
  const moved = date !== before.date || from !== before.startsAt || until !== before.endsAt;
  // Where only the court is another, what was agreed on stays.
  const proposed = moved ? price?.priceInCents : (rental.priceInCents ?? 0);
  useEffect(() => {
    if (!own && proposed !== undefined) setValue("priceInCents", proposed);
  }, [own, proposed, setValue]);
  useProposal(form, to);

  const courts = place.courts.some(({ key }) => key === rental.court.key)
    ? place.courts
    : [rental.court, ...place.courts];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Mover locação"
      description={rental.clientName}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <RentalTimeFields
        place={{ courts, today: place.today }}
        courtKey={register("courtKey")}
        date={register("date")}
        startsAt={register("startsAt")}
        endsAt={register("endsAt")}
        endHint={nightEndHint(from, until)}
        errors={errors}
      />
      <MoneyField
        label="Valor (R$)"
        hint={
          price
            ? `${lengthInWords(price.minutes)} pela tabela: ${formatMoney(price.priceInCents)}`
            : undefined
        }
        control={control}
        name="priceInCents"
      />
    </FormDialog>
  );
}

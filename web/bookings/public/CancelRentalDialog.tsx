import { Text } from "@chakra-ui/react/text";
import { useController } from "react-hook-form";
import {
  rentalCancellation,
  defaultCancellationRule,
} from "../../../server/bookings/rental-cancellation.rules";
import {
  bookingParties,
  bookingPartyLabel,
  freeUntilInWords,
  rentalScopeLabel,
  rentalScopes,
} from "../../../server/bookings/rental-words.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatDay, formatMoney, formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useNow } from "../../ui/use-now";
import type { RentalOfCalendar } from "./rental-row";
import { useCancelRentalMutation } from "../use-rental-mutations";

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

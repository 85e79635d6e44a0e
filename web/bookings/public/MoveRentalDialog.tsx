import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { clockAt, dayAt } from "../../../server/platform/time/zoned-time.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { nightEndHint } from "../../ui/form/night-end";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatMoney } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import type { ProposedPlace, RentalPlace } from "./rental-place";
import { lengthInWords, typedPrice } from "../rental-price";
import type { RentalOfCalendar } from "./rental-row";
import { RentalTimeFields } from "../RentalTimeFields";
import { useMoveRentalMutation } from "../use-rental-mutations";
import { useProposal } from "./use-proposal";

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

import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState, type ReactNode } from "react";
import { useRevalidator } from "react-router-dom";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";

/** A booking or request of the user's own at an arena. */
export interface OwnBooking {
  id: string;
  /** "sáb., 28/11, 18:00–19:00". */
  when: string;
  /** Further facts: the court, the price. */
  facts: string;
  confirmed: boolean;
  /** What is owed for it; null if nothing was charged. */
  payment: ReactNode;
  /** The label of its status. */
  status: string;
  /** The cancel button's accessible name; null when it can no longer be cancelled. */
  cancelLabel: string | null;
}

interface OwnBookingsProps {
  title: string;
  bookings: readonly OwnBooking[];
  /** The question before cancelling: "Cancelar a quadra?". */
  question: string;
  /** What cancelling costs now, in a sentence. */
  costs: (id: string) => string;
  confirmLabel: string;
  doneTitle: string;
  pending: boolean;
  /** @returns null on success, the server's refusal as text, or undefined when the request failed. */
  cancel: (id: string) => Promise<string | null | undefined>;
}

/** The user's own bookings and requests at an arena, with a button to cancel each. */
export function OwnBookings({
  title,
  bookings,
  question,
  costs,
  confirmLabel,
  doneTitle,
  pending,
  cancel,
}: OwnBookingsProps) {
  // The text stays while the dialog's closing animation runs.
  const [asked, setAsked] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    if (asked === null) return;
    const no = await cancel(asked);
    if (no === undefined) return;
    if (no !== null) return setRefusal(no);
    toast.success({ title: doneTitle });
    setOpen(false);
    await revalidate();
  };
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {bookings.map(({ id, when, facts, confirmed, status, payment, cancelLabel }) => (
          <Flex
            as="li"
            key={id}
            gap="3"
            py="2"
            align="center"
            _notFirst={{ borderTopWidth: "1px" }}
            borderColor="border.muted"
          >
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="semibold">{when}</Text>
              <Text textStyle="sm" color="fg.muted">
                {facts} <Badge colorPalette={confirmed ? "palm" : "sun"}>{status}</Badge>
              </Text>
              {payment}
            </Stack>
            {cancelLabel === null ? null : (
              <Button
                variant="ghost"
                colorPalette="flag"
                size="sm"
                minH="11"
                aria-label={cancelLabel}
                onClick={() => {
                  setRefusal(null);
                  setAsked(id);
                  setOpen(true);
                }}
              >
                Cancelar
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      <ConfirmDialog
        open={open}
        title={question}
        description={asked === null ? "" : costs(asked)}
        confirmLabel={confirmLabel}
        pendingLabel="Cancelando…"
        cancelLabel="Voltar"
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </Stack>
  );
}

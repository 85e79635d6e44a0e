import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { TicketPercent } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextField, type TextFieldProps } from "../../ui/form/Fields";

/** A coupon, typed by who has one: until then a button only. */
export function CouponField(field: Omit<TextFieldProps, "label" | "hint">) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on in the field.
  useEffect(() => {
    if (open) box.current?.querySelector("input")?.focus();
  }, [open]);
  if (!open && field.error === undefined)
    return (
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        onClick={() => setOpen(true)}
      >
        <TicketPercent />
        Tenho um cupom
      </Button>
    );
  return (
    <Box ref={box}>
      <TextField
        label="Cupom de desconto"
        hint="O valor com desconto aparece depois da inscrição"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        {...field}
      />
    </Box>
  );
}

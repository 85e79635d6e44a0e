import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { useEffect, useState, type ComponentType } from "react";
import { createPortal } from "react-dom";
import { onFirstPress } from "./presses";
import { showWith, whenUntold, type ToastText, type ToastType } from "./toaster";

/**
 * Where toasts appear; rendered once. Their code comes with the first press on the page. While it is missing, offline or
 * after the server got a newer version, toasts have a plain form: without it, a press that needs other missing code would
 * do nothing visible.
 */
export function Toasts() {
  const [Deck, setDeck] = useState<ComponentType | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let wanted = false;
    let here = true;
    const want = () => {
      wanted = true;
      import("./ToastDeck").then(
        ({ ToastDeck }) => here && setDeck(() => ToastDeck),
        () => here && setMissing(true),
      );
    };
    const again = () => {
      if (wanted) want();
    };
    window.addEventListener("online", again);
    const stops = [whenUntold(want), onFirstPress(want)];
    return () => {
      here = false;
      window.removeEventListener("online", again);
      for (const stop of stops) stop();
    };
  }, []);
  if (Deck) return <Deck />;
  return missing ? <PlainToast /> : null;
}

/** One toast at a time, the newest, until it is closed; made of what the page has loaded already. */
function PlainToast() {
  const [shown, setShown] = useState<{ type: ToastType; text: ToastText } | null>(null);
  const close = () => setShown(null);
  useEffect(
    () =>
      showWith({
        show: (type, text) => setShown({ type, text }),
        clearOld: () => undefined,
        dropWaiting: () => undefined,
        forget: (group) => setShown((now) => (now?.text.group === group ? null : now)),
      }),
    [],
  );
  if (!shown) return null;
  const { type, text } = shown;
  const { title, description, action, count = 1 } = text;
  return createPortal(
    <Box
      role={type === "error" ? "alert" : "status"}
      position="fixed"
      zIndex="toast"
      insetInline={{ base: "2", md: "auto" }}
      insetEnd={{ md: "4" }}
      top={{ base: "2", md: "auto" }}
      bottom={{ md: "4" }}
      maxW={{ md: "24rem" }}
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      color="fg"
      boxShadow="lg"
      textStyle="sm"
    >
      <Box fontWeight="semibold">{typeof title === "function" ? title(count) : title}</Box>
      <Box>{typeof description === "function" ? description(count) : description}</Box>
      <HStack justify="flex-end" mt="2">
        {action ? (
          <Button
            size="sm"
            onClick={() => {
              close();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" aria-label="Fechar aviso" onClick={close}>
          Fechar
        </Button>
      </HStack>
    </Box>,
    document.body,
  );
}

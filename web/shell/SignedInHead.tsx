import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense, useEffect, type ComponentProps } from "react";
import type { Session } from "../identity/public/session";
import { stopActing } from "../relay/acting";
import { namesKept } from "../ui/kept-on-device";
import { lazyPart } from "../ui/lazy-part";
import { TopBar } from "./TopBar";

const PausedBanner = lazyPart(async () => (await import("./PausedBanner")).PausedBanner, { quiet: true });

/** What classes keep on this device until the server has it. */
const keptAttendances = "praia-chamada:";

interface SignedInHeadProps extends ComponentProps<typeof TopBar> {
  session: Session;
}

/** The bar above a page, and below it the platform's notice, if any. */
export function SignedInHead({ session, ...bar }: SignedInHeadProps) {
  useKeptWork();
  useEffect(() => {
    // The notice is in the server-rendered page, or there is none.
    const notice = document.getElementById("notice");
    if (notice) watchNotice(notice);
  }, []);
  return (
    <>
      <TopBar {...bar} />
      {session.actsFor ? <ActingBar name={session.actsFor.name} /> : null}
      {bar.place && session.pausedPlaces.length > 0 ? (
        <Suspense>
          <PausedBanner session={session} place={bar.place} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Above every page while one acts for a minor: for whom, and how to stop. */
function ActingBar({ name }: { name: string }) {
  return (
    <HStack
      justify="space-between"
      gap="3"
      px={{ base: "4", md: "6" }}
      py="2"
      bg="bg.warning"
      color="fg.warning"
      _print={{ display: "none" }}
    >
      <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        Você está agindo por {name}
      </Text>
      <Button size="sm" variant="outline" colorPalette="gray" flexShrink="0" onClick={stopActing}>
        Parar
      </Button>
    </HStack>
  );
}

/** What this device kept when it was last here is sent from any page; its code comes where there is something. */
function useKeptWork(): void {
  useEffect(() => {
    const look = () => {
      if (namesKept(keptAttendances).length > 0)
        void import("../classes/public/outbox")
          .then(({ startOutbox }) => startOutbox())
          .catch(() => undefined);
    };
    look();
    // Its code could not be had without a network.
    window.addEventListener("online", look);
    return () => window.removeEventListener("online", look);
  }, []);
}

/**
 * Tells the styles, as `--praia-notice`, how much of the notice above the page is in sight: what is as high as the window
 * ends where the window does.
 * @returns ends it
 */
export function watchNotice(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () =>
    style.setProperty("--praia-notice", `${Math.max(0, notice.getBoundingClientRect().bottom)}px`);
  measure();
  addEventListener("scroll", measure, { passive: true });
  addEventListener("resize", measure);
  return () => {
    removeEventListener("scroll", measure);
    removeEventListener("resize", measure);
    style.removeProperty("--praia-notice");
  };
}

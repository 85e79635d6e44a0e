import { useEffect, useState } from "react";
import { canReceivePush, isPushDenied, ownSubscription, subscribe, unsubscribe } from "./browser-push";
import { useTurnOffPushMutation, useTurnOnPushMutation } from "./use-push-mutations";

const problems = {
  notAllowed: "O navegador não permitiu os avisos.",
  failed: "O serviço de avisos do navegador não respondeu. Tente novamente.",
} as const;

/**
 * Whether this browser shows notices, and how to change that. They are on if the server sends them here and the browser
 * still takes them: its data may have been cleared, or the permission taken back.
 * @param pushKey the server's key. @param isSent whether the server sends to the device of this session.
 */
export function useDevicePush(pushKey: string, isSent: boolean) {
  const [isTaken, setTaken] = useState(true); // until the browser has answered
  const [isDenied, setDenied] = useState(isPushDenied);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [turnOn] = useTurnOnPushMutation();
  const [turnOff] = useTurnOffPushMutation();

  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      setDenied(isPushDenied());
      ownSubscription().then(
        (own) => setTaken(own !== null),
        () => setTaken(false),
      );
    };
    look();
    // The browser's settings may have been changed meanwhile.
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  const bringOn = async () => {
    const { outcome, ...subscription } = await subscribe(pushKey);
    setDenied(isPushDenied());
    if (outcome !== "subscribed") return setProblem(isPushDenied() ? null : problems[outcome]);
    const { endpoint, p256dh, auth } = subscription as { endpoint: string; p256dh: string; auth: string };
    const answer = await turnOn({ input: { endpoint, p256dh, auth } });
    setTaken(Boolean(answer?.turnOnPush.done));
    if (answer?.turnOnPush.done) return;
    setProblem(answer?.turnOnPush.refusal?.message ?? null);
    await unsubscribe();
  };
  const bringOff = async () => {
    if (await turnOff({})) await unsubscribe();
  };
  const change = (on: boolean) => {
    if (wanted !== null) return;
    setProblem(null);
    setWanted(on);
    void (on ? bringOn() : bringOff()).finally(() => setWanted(null));
  };

  return {
    state: stateOf({ isDenied, isOn: isSent && isTaken }),
    /** What was just asked for, until it is so or has failed; null otherwise. */
    wanted,
    problem,
    change,
  };
}

type DevicePush = "unsupported" | "denied" | "off" | "on";

function stateOf({ isDenied, isOn }: { isDenied: boolean; isOn: boolean }): DevicePush {
  if (!canReceivePush()) return "unsupported";
  if (isDenied) return "denied";
  return isOn ? "on" : "off";
}

import type { SideNumber } from "./score-entry";

export function pairChoices([first, second]: readonly [string, string]): {
  value: SideNumber;
  label: string;
}[] {
  return [
    { value: "1", label: first },
    { value: "2", label: second },
  ];
}

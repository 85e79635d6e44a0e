import { Tabs } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";

interface CountTabsProps<Value extends string> {
  /** Each with how many stand behind it. */
  tabs: readonly { value: Value; label: string; count: number }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A `Tabs.Content` for each, or for the one that is open. */
  children: ReactNode;
}

/** Tabs that say how many stand behind each: "Atuais (2)"; on a phone one line that scrolls sideways. */
export function CountTabs<Value extends string>({ tabs, value, onChange, children }: CountTabsProps<Value>) {
  return (
    <Tabs.Root
      value={value}
      onValueChange={(change) => {
        const chosen = tabs.find((tab) => tab.value === change.value);
        if (chosen) onChange(chosen.value);
      }}
      variant="line"
    >
      <Tabs.List overflowX="auto" overflowY="hidden" scrollbarWidth="none">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.value}
            value={tab.value}
            px="2"
            minH="11"
            flex="1 0 auto"
            justifyContent="center"
          >
            {tab.label} ({tab.count})
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {children}
    </Tabs.Root>
  );
}

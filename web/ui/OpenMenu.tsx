import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  /** What cannot be taken back. */
  dangerous?: boolean;
  /** Where it leads; or what it does. */
  to?: string;
  onSelect?: () => void;
}

export interface OpenMenuProps {
  trigger: ReactElement;
  actions: readonly MenuAction[];
}

/** A menu that is open when it comes. */
export function OpenMenu({ trigger, actions }: OpenMenuProps) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: "bottom-end" }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="14rem">
            {actions.map(({ label, icon: Icon, dangerous, to, onSelect }) => {
              const inside = (
                <>
                  {Icon ? <Icon size={16} aria-hidden="true" /> : null}
                  {label}
                </>
              );
              return (
                <Menu.Item
                  key={label}
                  value={label}
                  minH="11"
                  color={dangerous ? "fg.error" : undefined}
                  onSelect={onSelect}
                  asChild={to !== undefined}
                >
                  {to === undefined ? inside : <Link to={to}>{inside}</Link>}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

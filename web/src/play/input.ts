/** How the last choice was made. It outlives the dock, which is removed while a device changes hands. */
class Input {
  byKeyboard = false;
}

export const input = new Input();

// Package millrace is a test double of the platform's Go package.
package millrace

import (
	"encoding/json"
	"fmt"
	"os"
)

// Steps holds the exports of the earlier steps, by step name.
var Steps = readSteps()

func readSteps() map[string]map[string]interface{} {
	steps := map[string]map[string]interface{}{}
	text, err := os.ReadFile(os.Getenv("MILLRACE_STEPS"))
	if err != nil {
		return steps
	}
	if err := json.Unmarshal(text, &steps); err != nil {
		panic(err)
	}
	return steps
}

// Export leaves a value for the steps below, as a Bash step does.
func Export(name string, value interface{}) {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	file, err := os.OpenFile(os.Getenv("MILLRACE_EXPORTS"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	fmt.Fprintf(file, "%s:json=%s\n", name, text)
}

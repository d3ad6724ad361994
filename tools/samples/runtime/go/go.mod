module github.com/millrace/millrace-go

go 1.17
